import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publicOrigin } from '../public-origin.ts';

/** Pages for everybody, with the built file whose date is theirs. */
const LISTED = [
  { path: '/', file: 'landing.html' },
  { path: '/demo', file: 'demo.html' },
  { path: '/register', file: 'register.html' },
  { path: '/privacy', file: 'privacy.html' },
] as const;

/** What a search engine has no use for: calls, screens that need an account, and the screens of projects and samples. */
const CLOSED = [
  '/api/',
  ...['/dashboard', '/home', '/history', '/settings', '/admin'],
  ...['/analysis/', '/compose/', '/choose-designer/', '/push/'],
];

const ABOUT = `# Sitebrief

> Reads a website, says what the business is and how it compares with 5-8 competitors, plans a better site by the EXCEED method, and writes the brief from which an AI website builder makes it. Every statement names the page and the words it rests on.
`;

/**
 * robots.txt (RFC 9309), sitemap.xml (sitemaps.org protocol 0.9: addresses must be absolute) and llms.txt, each with the
 * address the installation is known by.
 */
export function serveRobotsAndSitemap(app: FastifyInstance, webRoot: string, publicUrl: string | undefined): void {
  const schema = { hide: true } as object;
  const pages = LISTED.map(({ path, file }) => {
    const at = join(webRoot, file);
    return { path, changed: existsSync(at) ? statSync(at).mtime.toISOString().slice(0, 10) : null };
  });

  app.get('/robots.txt', { schema }, (request, reply) => {
    const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), 'Allow: /'];
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
      `- [Home](${origin}/): what one gets, how it works, what it never does`,
      `- [Demo Projects](${origin}/demo): three finished samples, open to everybody`,
      `- [Privacy policy](${origin}/privacy): what is kept, for how long, and who sees it`,
    ];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${ABOUT}\n${links.join('\n')}\n`);
  });
}
