// The blueprint of a brief as a builder would publish it: its pages at their addresses, with the head data, redirects, structured data and
// form targets of the plan, which a drawing does not have.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Brief } from '#contracts/verification.ts';
import type { ImageSize } from '#pipeline/blueprint/blueprint.ts';
import { drawBlueprint } from '#pipeline/blueprint/draw-blueprint.ts';
import { measureImage } from '#pipeline/blueprint/images/measure-image.ts';
import { standInImage } from './stand-in-image.ts';

/** What a site answers for a path. */
export type Answer = { status: number; headers: Record<string, string>; body: string | Uint8Array };

/** A site in memory: path and query to answer. `missing` answers for every other path. */
export type Published = { pages: Map<string, Answer>; missing: Answer };

export const html = (body: string, status = 200): Answer => ({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, body });
export const redirect = (to: string, status = 301): Answer => ({ status, headers: { location: encodeURI(to) }, body: '' });
const file = (body: Uint8Array | string, type: string): Answer => ({ status: 200, headers: { 'content-type': type }, body });

/** Reads a file of the old site by its URL; null where there is none. */
export type ReadFile = (url: string) => Uint8Array | null;

const LINK = /(?<= (?:href|src)=")(?![a-z]+:|\/|#)[^"]*/g;
/** What a builder's hosting sends. */
const HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'self'",
  'cache-control': 'public, max-age=3600',
};

/** The beginning of a page's text, for a page whose plan has no description. */
export function firstWords(page: string): string {
  const texts = [...page.slice(page.indexOf('<main')).matchAll(/<p[^>]*>([^<]{20,})</g)].map(([, text = '']) => text);
  return texts.join(' ').replaceAll('"', '').slice(0, 150);
}

/** Adds to a drawn page what the plan has for it. */
function complete(page: string, path: string, { strategy: { engineer } }: Brief): string {
  const data = engineer.structuredData
    .filter((entry) => entry.path === path)
    .map(({ json }) => `<script type="application/ld+json">${json.replaceAll('</', '<\\/')}</script>`);
  const forms = engineer.forms.filter((form) => form.path === path && form.decision !== 'drop');
  let at = 0;
  const described = page.includes('<meta name="description"')
    ? page
    : page.replace('</head>', `<meta name="description" content="${firstWords(page)}"></head>`);
  return described
    .replace('</head>', `${data.join('')}<link rel="canonical" href="${encodeURI(path.split('?', 1)[0] ?? '')}"></head>`)
    .replace(/<form ([^>]*)method="dialog"/g, (_, rest: string) => {
      const destination = forms[at]?.destination;
      at += 1;
      const action = destination?.kind === 'url' ? destination.value : '/send';
      return `<form ${rest}method="post" action="${action}"`;
    })
    .replace(/<button type="button"/g, '<button type="submit"')
    .replace(/<p class="(?:gap|note)".*?<\/p>/gs, '');
}

/** A corpus keeps photos as thumbnails, which a drawing would take for icons. */
const THUMBNAIL = 160;
const REAL = 10;

function sizeOf(found: Uint8Array): ImageSize | null {
  const size = measureImage(found);
  const isThumbnail = size !== null && Math.max(size.width, size.height) <= THUMBNAIL;
  return isThumbnail ? { width: size.width * REAL, height: size.height * REAL } : size;
}

/** Draws and publishes the site that a brief plans. */
export function publish(brief: Brief, readFile: ReadFile): Published {
  const { site, strategy, profile, facts } = brief;
  const urls = [...new Set([...site.pages.flatMap((page) => page.images.map(({ src }) => src)), site.brand.logo?.url ?? ''])];
  const bytes = new Map(urls.map((url) => [url, url.startsWith('http') ? (readFile(url) ?? standInImage(url)) : null] as const));
  const imageSizes = new Map<string, ImageSize | null>([...bytes].map(([url, found]) => [url, found && sizeOf(found)]));
  const imageUrl = (url: string) => (imageSizes.get(url) ? new URL(url).pathname : null);
  const drawn = drawBlueprint({ site, strategy, profile, facts, imageSizes, imageUrl });
  const paths = new Map(drawn.pages.map(({ file: name, path }) => [name, path]));
  const pages = new Map<string, Answer>();
  const resolve = (from: string, link: string) => {
    const [target = '', hash] = decodeURIComponent(
      new URL(link, `http://x.test/${encodeURI(from)}`).href.slice('http://x.test/'.length),
    ).split('#');
    return `${encodeURI(paths.get(target) ?? `/${target}`)}${hash ? `#${hash}` : ''}`;
  };
  for (const { path: name, content } of drawn.files) {
    const path = paths.get(name);
    if (path === undefined) pages.set(`/${name}`, file(content, 'text/css'));
    else
      pages.set(
        path,
        html(
          complete(
            content.replace(LINK, (link) => resolve(name, link)),
            path,
            brief,
          ),
        ),
      );
  }
  for (const { path: name, from } of drawn.fonts)
    pages.set(`/${name}`, file(readFileSync(fileURLToPath(import.meta.resolve(from))), 'font/woff2'));
  for (const [url, found] of bytes) {
    const path = imageUrl(url);
    if (found && path) pages.set(decodeURI(path), file(found, path.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg'));
  }
  for (const { from, to, status } of strategy.engineer.urlMap)
    if (!pages.has(from)) pages.set(from, to === '' ? html('<h1>Gone</h1>', status) : redirect(to, status));
  for (const { path, url } of strategy.engineer.pagePlan) {
    const found = pages.has(path) ? null : readFile(url);
    if (found) pages.set(path, file(found, 'application/octet-stream'));
  }
  const listed = drawn.pages.map(({ path }) => `<url><loc>http://${site.host}${encodeURI(path)}</loc></url>`);
  pages.set(
    '/sitemap.xml',
    file(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</urlset>`, 'application/xml'),
  );
  pages.set('/robots.txt', file('User-agent: *\nAllow: /\n', 'text/plain'));
  for (const answer of pages.values()) Object.assign(answer.headers, HEADERS);
  return { pages, missing: html('<!doctype html><title>Not found</title><h1>Not found</h1>', 404) };
}
