import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publicOrigin } from '../public-origin.ts';

/** Public pages, each with the built file that dates it. */
const PUBLIC_PAGES = [
  { path: '/', file: 'landing.html' },
  { path: '/demo', file: 'demo.html' },
  { path: '/register', file: 'register.html' },
  { path: '/privacy', file: 'privacy.html' },
] as const;

/** Of no use to search engines: the API, screens that need an account, and the screens of projects and samples. */
const DISALLOWED = [
  '/api/',
  ...['/dashboard', '/home', '/history', '/settings', '/admin'],
  ...['/analysis/', '/compose/', '/choose-designer/', '/push/', '/verify/', '/changes/'],
];

const ABOUT = `# Sitebrief

> Analyzes a website, describes the business and how it compares with 5-8 competitors, plans a better site by the EXCEED method, and writes the brief an AI website builder needs to build it. Every statement cites its page and quote.
`;

/**
 * Serves robots.txt (RFC 9309), sitemap.xml (sitemaps.org protocol 0.9: URLs must be absolute) and llms.txt, each with the installation's
 * public origin.
 */
export function serveRobotsAndSitemap(app: FastifyInstance, webRoot: string, publicUrl: string | undefined): void {
  const schema = { hide: true } as object;
  const pages = PUBLIC_PAGES.map(({ path, file }) => {
    const built = join(webRoot, file);
    return { path, changed: existsSync(built) ? statSync(built).mtime.toISOString().slice(0, 10) : null };
  });

  app.get('/robots.txt', { schema }, (request, reply) => {
    const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), 'Allow: /'];
    const origin = publicOrigin(request, publicUrl);
    const map = origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send([...lines, ...map, ''].join('\n'));
  });

  app.get('/sitemap.xml', { schema }, (request, reply) => {
    const origin = publicOrigin(request, publicUrl);
    const entries = pages.map(({ path, changed }) => {
      const date = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `  <url><loc>${origin}${path}</loc>${date}</url>\n`;
    });
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
      );
  });

  app.get('/llms.txt', { schema }, (request, reply) => {
    const origin = publicOrigin(request, publicUrl);
    const links = [
      `- [Home](${origin}/): what you get, how it works, what it never does`,
      `- [Demo Projects](${origin}/demo): three finished samples, open to everyone`,
      `- [Privacy policy](${origin}/privacy): what is stored, for how long, and who can see it`,
    ];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${ABOUT}\n${links.join('\n')}\n`);
  });
}
