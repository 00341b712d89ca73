// Draws the public pages at build time (scripts/build-web.ts). Runs in Node, never in the browser.
import { prerender as toHtml } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { sessionKey } from './api/session.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import { routesLoadedFor } from './routes-loaded.ts';

type PublicPage = {
  path: string;
  isEager: boolean;
  file: string;
  modules: string[];
  title: string;
  description: string;
  /** Reached by a link of one's own: of no use to search engines, and its address goes to no other site. */
  isPersonal?: boolean;
};

/** A screen of one short form; the server puts the token of the link in place of `LINK-TOKEN` (server/plugins/public-pages.ts). */
const personalPage = (name: string, title: string, query = '') => ({
  path: `/${name}${query && `?${query}=1`}`,
  isEager: true,
  isPersonal: true,
  file: `${name}${query && `-${query}`}.html`,
  modules: [`features/account/${name}-page.tsx`],
  title: `${title} · Sitebrief`,
  description: '',
});

const withToken = (page: ReturnType<typeof personalPage>) => ({ ...page, path: `${page.path}?token=LINK-TOKEN` });

/** The pages anyone may see, with what their heads say. `isEager`: people type there at once, so the app does not wait for the first interaction. */
export const PUBLIC_PAGES: PublicPage[] = [
  {
    path: '/',
    isEager: false,
    file: 'landing.html',
    modules: ['features/landing/landing-page.tsx'],
    title: 'Sitebrief: your website, read by an editor',
    description:
      'Sitebrief reads your website, compares it with 5-8 competitors, with evidence for every claim, and writes the brief an AI website builder needs to make it better.',
  },
  {
    path: '/demo',
    isEager: false,
    file: 'demo.html',
    modules: ['features/demo/demo-page.tsx'],
    title: 'Demo Projects · Sitebrief',
    description:
      'Three finished samples to look through: a coffee subscription, a fitness coach and an analytics platform, from the first claim to the brief. No account needed.',
  },
  {
    path: '/privacy',
    isEager: false,
    file: 'privacy.html',
    modules: ['layout/shell.tsx', 'features/privacy/privacy-page.tsx'],
    title: 'Privacy policy · Sitebrief',
    description:
      'What Sitebrief stores about you and the sites it analyzes, for how long, who else sees it, and how to export or delete it.',
  },
  {
    path: '/register',
    isEager: true,
    file: 'register.html',
    modules: ['features/account/account-page.tsx'],
    title: 'Create an account · Sitebrief',
    description:
      'Create a free account with Sitebrief and have your website read: findings with evidence, competitors side by side, a strategy and the brief for an AI website builder.',
  },
  {
    path: '/auth?tab=sign-in',
    isEager: true,
    file: 'sign-in.html',
    modules: ['features/account/account-page.tsx'],
    title: 'Sign in · Sitebrief',
    description: 'Sign in to Sitebrief: your analyses, strategies and briefs are where you left them, on every machine you use.',
  },
  personalPage('forgot-password', 'Forgot your password?'),
  personalPage('forgot-password', 'Look in your mailbox', 'sent'),
  withToken(personalPage('reset-password', 'Set a new password')),
  personalPage('reset-password', 'Your password is changed', 'done'),
  withToken(personalPage('confirm-address', 'Confirm your address')),
  personalPage('confirm-address', 'Your address is confirmed', 'done'),
  withToken(personalPage('invitation', 'Create your account')),
  personalPage('second-factor', 'Enter your code'),
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
