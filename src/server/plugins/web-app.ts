import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN_LENGTH } from '#contracts/account-links.ts';
import { SESSION_COOKIE } from '../auth/session.ts';
import { createPageSender } from './public-pages.ts';
import { serveRobotsAndSitemap } from './robots-and-sitemap.ts';

/** Screens of the web app. Any other path gets the app's 404 screen, with that status. */
const SCREENS: ReadonlySet<string> = new Set(
  ['', 'dashboard', 'auth', 'register', 'login', 'demo', 'privacy', 'home', 'history', 'settings', 'admin'].map((name) => `/${name}`),
);
const PROJECT_SCREEN = /^\/(?:analysis|compose|choose-designer|push|verify)\/[^/]+\/?$/;
const isScreen = (path: string) =>
  SCREENS.has(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path) || PROJECT_SCREEN.test(path);

/** Screens prerendered by the build: visitors see them before any script runs. */
const PRERENDERED: Record<string, (query: URLSearchParams) => string> = {
  '/': () => 'landing.html',
  '/demo': () => 'demo.html',
  '/privacy': () => 'privacy.html',
  '/register': accountPage('register'),
  '/auth': accountPage('register'),
  '/login': accountPage('sign-in'),
};

/**
 * Forms that are prerendered for everybody, with or without a session, because they work before any script runs: a first form, and the page
 * that says that it worked.
 */
const PERSONAL: Record<string, { done?: string; hasToken?: boolean }> = {
  '/forgot-password': { done: 'sent' },
  '/reset-password': { done: 'done', hasToken: true },
  '/confirm-address': { done: 'done', hasToken: true },
  '/invitation': { hasToken: true },
  '/second-factor': {},
};
const BASE64URL = /^[\w-]*$/;

/** The account screen opens on the tab in the query, else on its default one. */
function accountPage(fallback: 'register' | 'sign-in') {
  return (query: URLSearchParams) => {
    const tab = query.get('tab');
    return `${tab === 'register' || tab === 'sign-in' ? tab : fallback}.html`;
  };
}

const YEAR_SECONDS = 31_536_000;

const NOT_BUILT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sitebrief</title></head>
<body><h1>The web app is not built yet</h1><p>Run <code>npm run build</code> in the project's folder, then start again.
The API works without it.</p></body></html>
`;

/** Handles a request that no route matched: a screen for people, null for everything else. */
export type ShowScreen = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null;

/**
 * Serves the built web app: files under assets/ have a hash in their name and are cached forever, all others are revalidated. Visitors
 * without a session get the prerendered pages where they exist.
 */
export async function serveWebApp(app: FastifyInstance, webRoot: string, publicUrl?: string): Promise<ShowScreen> {
  const shell = 'index.html';
  const built = existsSync(join(webRoot, shell));
  if (built) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      schemaHide: true,
      // One route per existing file: no other path ever reaches the file system.
      wildcard: false,
      // HTML pages are sent by the routes below, with this installation's origin in them; compressed files in place of those that they are of.
      globIgnore: ['*.html', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(webRoot, 'assets'));
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  serveRobotsAndSitemap(app, webRoot, publicUrl);
  const sendPage = createPageSender(webRoot, publicUrl);
  const page = async (request: FastifyRequest, reply: FastifyReply, prerendered?: string): Promise<FastifyReply> => {
    if (!built) return reply.code(503).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(NOT_BUILT);
    const isVisitor = !hasSession(request);
    const file = isVisitor && prerendered && existsSync(join(webRoot, prerendered)) ? prerendered : shell;
    return sendPage(request, reply, { file, isVisitor });
  };

  const form = async (request: FastifyRequest, reply: FastifyReply, given: { file: string; token?: string }): Promise<FastifyReply> => {
    if (!existsSync(join(webRoot, given.file))) return page(request, reply);
    return sendPage(request, reply, { ...given, isVisitor: !hasSession(request) });
  };

  for (const [path, fileFor] of Object.entries(PRERENDERED)) {
    app.get(path, { schema: { hide: true } as object }, (request, reply) => page(request, reply, fileFor(queryOf(request))));
  }

  for (const [path, { done, hasToken }] of Object.entries(PERSONAL)) {
    app.get(path, { schema: { hide: true } as object }, async (request, reply) => {
      const query = queryOf(request);
      const name = path.slice(1);
      if (done && query.has(done)) return form(request, reply, { file: `${name}-${done}.html` });
      const given = query.get('token') ?? '';
      const token = given.length === TOKEN_LENGTH && BASE64URL.test(given) ? given : '';
      return form(request, reply, { file: `${name}.html`, ...(hasToken && { token }) });
    });
  }

  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (
      !reads ||
      path.startsWith('/api/') ||
      path.startsWith('/assets/') ||
      path === '/api' ||
      path === '/assets' ||
      !wantsHtml(request, path)
    )
      return null;
    if (!isScreen(path) && !(path in PERSONAL)) reply.code(404);
    return page(request, reply);
  };
}

const hasSession = (request: FastifyRequest) => request.headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false;
const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split('?')[1] ?? '');

/** Whether the client wants a page: a missing script or image must not get one. */
function wantsHtml(request: FastifyRequest, path: string): boolean {
  const accepts = request.headers.accept ?? '*/*';
  if (accepts.includes('text/html')) return true;
  return accepts.includes('*/*') && !/\.[a-z0-9]{1,8}$/i.test(path);
}
