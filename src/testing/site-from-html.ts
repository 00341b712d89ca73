import type { AuditReport } from '#contracts/finding.ts';
import type { Page, PageType } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { extractPage } from '#pipeline/crawl/extract/extract-page.ts';
import { mergePage } from '#pipeline/crawl/render/merge-page.ts';

const ORIGIN = 'https://example.test';

/** For tests: a page made from HTML by the real extractor. */
export function pageOfHtml(path: string, html: string, type: PageType = path === '/' ? 'home' : 'other'): Page {
  const url = ORIGIN + path;
  return {
    ...extractPage({ html, url, isInternal: (address) => address.startsWith(ORIGIN) }),
    url,
    path,
    requestedUrl: url,
    status: 200,
    redirects: [],
    type,
    depth: path === '/' ? 0 : 1,
    foundIn: path === '/' ? 'entered' : 'link',
    mode: 'raw',
    contentType: 'text/html',
    charset: 'utf-8',
    bytes: html.length,
    transferBytes: html.length,
    headers: {},
    rendered: null,
  };
}

/** For tests: what an app that draws itself in the browser serves. */
export const EMPTY_SHELL =
  '<!doctype html><html lang="en"><head><title>Pier Plumbing</title><script src="/app.js"></script></head><body><div id="root"></div></body></html>';

/** For tests: the page that such an app draws, merged with what it served by the real rules. */
export function renderedShell(drawn = DRAWN): Page {
  const served = pageOfHtml('/', EMPTY_SHELL);
  return mergePage(served, pageOfHtml('/', EMPTY_SHELL.replace('<div id="root"></div>', drawn)));
}

const DRAWN = `<nav><a href="/">Home</a><a href="/prices">Prices</a></nav><main><h1>Plumbing in Dover</h1>
<p>${'We repair pipes and boilers for the people of Dover. '.repeat(12)}</p></main>`;

/** For tests: a site of these pages, the first one its home page. */
export function siteOfPages(...pages: Page[]): Site {
  return {
    url: `${ORIGIN}/`,
    enteredUrl: `${ORIGIN}/`,
    host: 'example.test',
    pages,
    unread: [],
    linkChecks: [],
    stopReason: 'all-read',
    rendering: { mode: 'static', note: '' },
    robots: { url: `${ORIGIN}/robots.txt`, status: 404, text: '', allowsAll: true, sitemaps: [] },
    sitemap: { url: '', status: 404, urlCount: 0, error: null },
    llmsTxt: null,
    https: null,
    navigation: [],
    brand: { source: 'none', logo: null, favicon: null, themeColor: null, colors: [], fonts: [], radii: [] },
    functions: [],
    technology: [],
    languages: [...new Set(pages.flatMap((page) => (page.detectedLanguage ? [page.detectedLanguage] : [])))],
  };
}

/** For tests: a site of one page with this body. */
export function siteOfBody(body: string, head = ''): Site {
  return siteOfPages(pageOfHtml('/', `<!doctype html><html><head>${head}</head><body>${body}</body></html>`));
}

/** For tests: an audit that found nothing. */
export const EMPTY_AUDIT: AuditReport = {
  findings: [],
  passed: [],
  notRun: [],
  scores: { overall: null, seo: null, ux: null, accessibility: null, performance: null, content: null, security: null },
  fixFirst: [],
};
