// Points about addresses, head data and structured data.

import { edit, type Follow, pathOfUrl, type Work } from './builder-work.ts';
import { append, escapeHtml, inHead } from './edit-html.ts';
import { loadImage } from './follow-images.ts';
import { html, redirect } from './published-site.ts';
import { given } from './read-fix-prompt.ts';

const MAIN = /(<main[^>]*>).*(<\/main>)/s;

const setTitle = (page: string, title: string) => page.replace(/<title[^>]*>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);

export const setDescription = (page: string, text: string) =>
  inHead(page.replace(/<meta name="description"[^>]*>/, ''), `<meta name="description" content="${escapeHtml(text)}">`);

const setCanonical = (page: string, path: string) =>
  inHead(page.replace(/<link rel="canonical"[^>]*>/g, ''), `<link rel="canonical" href="${encodeURI(path.split('?', 1)[0] ?? '')}">`);

function setHeading(page: string, text: string): string {
  const h1 = /(<h1[^>]*>).*?(<\/h1>)/s;
  if (h1.test(page)) return page.replace(h1, (_, open: string, close: string) => `${open}${escapeHtml(text)}${close}`);
  return page.replace(/<main[^>]*>/, (main) => `${main}<h1>${escapeHtml(text)}</h1>`);
}

/** An empty page with the header and footer of the home page: what a builder starts with. */
function emptyPage({ site, point }: Work): string {
  const home = site.pages.get('/')?.body ?? [...site.pages.values()].find(({ body }) => typeof body === 'string' && MAIN.test(body))?.body;
  const blank = (typeof home === 'string' ? home : '')
    .replace(MAIN, '$1$2')
    .replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    .replace(/<meta name="description"[^>]*>/, '');
  return setCanonical(blank, point.page);
}

/** Makes a page from the texts of the message; further points about the same page go on with it. */
function writePage(work: Work): void {
  const { site, point, made } = work;
  const from = given(point, 'Copy it from');
  const file = from === '' ? null : work.readOld(from);
  if (from !== '') return void (file && site.pages.set(point.page, { status: 200, headers: {}, body: file }));
  if (!made.has(point.page)) site.pages.set(point.page, html(emptyPage(work)));
  made.add(point.page);
  point.values.forEach(({ label, text }, at) => {
    if (label === 'Title') edit(work, (page) => setTitle(page, text));
    if (label === 'Meta description') edit(work, (page) => setDescription(page, text));
    if (label === 'h1') edit(work, (page) => setHeading(page, text));
    if (label === 'Heading') edit(work, (page) => append(page, `<h2>${escapeHtml(text)}</h2>`));
    if (label === 'Text') edit(work, (page) => append(page, `<p>${escapeHtml(text)}</p>`));
    const next = point.values[at + 1];
    if (label === 'Image file')
      edit(work, (page) => append(page, loadImage(work, text, next?.label === 'Alternative text' ? next.text : '')));
  });
}

const address: Follow = (work) => {
  const [from, to] = [given(work.point, 'Redirect from'), given(work.point, 'To')];
  if (from !== '' && to !== '') work.site.pages.set(from, redirect(to));
  else writePage(work);
};

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

function withoutProperty(data: unknown, name: string, value: string): unknown {
  if (Array.isArray(data)) return data.map((entry) => withoutProperty(entry, name, value));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, own]) => (key === name && String(own) === value ? [] : [[key, withoutProperty(own, name, value)]])),
  );
}

/** Points by the check whose instruction they give. */
export const pageFollowers: Record<string, Follow> = {
  'page-gone': address,
  'redirect-missing': address,
  'redirect-temporary': address,
  'redirect-chain': address,
  'redirect-to-home': address,
  'soft-404': (work) => {
    address(work);
    work.site.missing = html('<!doctype html><title>Not found</title><h1>Not found</h1>', 404);
  },
  'robots-txt': ({ site }) => {
    const robots = site.pages.get('/robots.txt');
    const lines = String(robots?.body ?? '').split('\n');
    if (robots) site.pages.set('/robots.txt', { ...robots, body: lines.filter((line) => line.trim() !== 'Disallow: /').join('\n') });
  },
  noindex: (work) => {
    const { headers } = work.site.pages.get(work.point.page) ?? {};
    if (headers) delete headers['x-robots-tag'];
    edit(work, (page) => page.replace(/<meta name="robots"[^>]*>/g, ''));
  },
  canonical: (work) => edit(work, (page) => setCanonical(page, pathOfUrl(given(work.point, 'It must be')))),
  'page-title': (work) => edit(work, (page) => setTitle(page, given(work.point, 'It must be'))),
  'meta-description': (work) => edit(work, (page) => setDescription(page, given(work.point, 'It must be'))),
  'main-heading': (work) => edit(work, (page) => setHeading(page, given(work.point, 'It must be'))),
  language: (work) => edit(work, (page) => page.replace(/<html lang="[^"]*"/, `<html lang="${given(work.point, 'It must be')}"`)),
  'structured-data-lost': (work) =>
    edit(work, (page) => inHead(page, `<script type="application/ld+json">${given(work.point, 'JSON-LD')}</script>`)),
  'structured-data-broken': (work) => edit(work, (page) => page.replace(LD, (block, json: string) => (isJson(json) ? block : ''))),
  'invented-rating': (work) => {
    const [name, value] = [given(work.point, 'Property'), given(work.point, 'Value')];
    edit(work, (page) =>
      page.replace(LD, (block, json: string) =>
        isJson(json)
          ? `<script type="application/ld+json">${JSON.stringify(withoutProperty(JSON.parse(json), name, value))}</script>`
          : block,
      ),
    );
  },
};
