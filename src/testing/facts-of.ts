import { extractPage, type PageFacts } from '#pipeline/crawl/extract/extract-page.ts';

/** For tests: the URL of the page that `factsOf` reads. */
export const URL_OF_PAGE = 'https://example.org/shop/';

/** For tests: what the extractor reads from a page with this body. */
export const factsOf = (body: string, head = ''): PageFacts =>
  extractPage({
    html: `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body>${body}</body></html>`,
    url: URL_OF_PAGE,
    isInternal: (url) => url.startsWith('https://example.org/'),
  });
