import '@fontsource-variable/source-serif-4/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './styles/mantine.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/print.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './api/query-client.ts';
import { sessionKey } from './api/session.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import { routesLoadedFor } from './routes-loaded.ts';

async function start(root: HTMLElement) {
  const queryClient = createQueryClient();
  // The server marks pages sent without a session: a request for the user would only be rejected.
  if ('visitor' in document.documentElement.dataset) queryClient.setQueryData(sessionKey, null);
  if (!root.firstElementChild) {
    const router = createBrowserRouter(routes);
    createRoot(root).render(
      <App queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>,
    );
    return;
  }
  // A prerendered page: the server sends it to visitors, and the forms that links in mails lead to, to everybody.
  const loaded = await routesLoadedFor(routes, window.location.pathname);
  const router = createBrowserRouter(loaded, { hydrationData: { loaderData: {} } });
  hydrateRoot(
    root,
    <App queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
void start(root);
