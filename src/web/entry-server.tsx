// Draws the public pages at build time (scripts/build-web.ts). Runs in Node, never in the browser.
import { prerender as toHtml } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { sessionKey } from './api/session.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import { routesLoadedFor } from './routes-loaded.ts';

/** The pages anyone may see, with what their heads say. */
export const PUBLIC_PAGES = [
  {
    path: '/',
    file: 'landing.html',
    module: 'features/landing/landing-page.tsx',
    title: 'Sitebrief: your website, read by an editor',
    description:
      'Sitebrief reads your website, sets it beside 5-8 rivals with evidence for every claim, and writes the brief an AI website builder needs to make it better.',
  },
  {
    path: '/demo',
    file: 'demo.html',
    module: 'features/demo/demo-page.tsx',
    title: 'Demo Projects · Sitebrief',
    description:
      'Three finished samples to look through: a coffee subscription, a fitness coach and an analytics platform, from the first claim to the brief. No account needed.',
  },
];

/** The body of a page as a visitor sees it. */
export async function prerender(path: string): Promise<string> {
  const loaded = await routesLoadedFor(routes, path);
  const handler = createStaticHandler(loaded);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answered with ${context.status}.`);
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionKey, null);
  const { prelude } = await toHtml(
    <App queryClient={queryClient}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  );
  return new Response(prelude).text();
}
