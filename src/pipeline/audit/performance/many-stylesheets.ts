import { defineAudit } from '../define-audit.ts';

/** Each style sheet in the head holds up the first view; pages in the upper tenth load more than this. */
const MAX_STYLESHEETS = 10;

export const manyStylesheets = defineAudit({
  id: 'many-stylesheets',
  category: 'performance',
  severity: 'low',
  weight: 1,
  effort: 'medium',
  scope: 'page',
  title: 'Pages load few style sheets',
  problem: 'The page loads very many style sheets',
  why: 'The browser shows nothing until all of them have arrived.',
  fix: 'Combine the style sheets and remove those that this page does not use.',
  source: 'https://web.dev/learn/performance/optimize-resource-loading#css',
  check: (page) => {
    const sheets = page.resources.filter(({ kind, url }) => kind === 'stylesheet' && url !== '');
    const [first, ...others] = sheets;
    if (!first || sheets.length <= MAX_STYLESHEETS) return null;
    return {
      selector: first.selector,
      snippet: first.url,
      count: sheets.length,
      more: others.map(({ url }) => url),
      title: `The page loads ${sheets.length} style sheets`,
    };
  },
});
