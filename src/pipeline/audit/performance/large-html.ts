import { defineAudit } from '../define-audit.ts';

/** Nine in ten pages have less HTML; the median is near 30 kB as transferred (HTTP Archive, Web Almanac 2024). */
const MAX_BYTES = 500_000;

export const largeHtml = defineAudit('performance/large-html', {
  severity: 'medium',
  effort: 'large',
  title: 'Pages have a reasonable size',
  problem: "The page's HTML is very large",
  why: 'Nothing else can start before the browser has read it, and crawlers stop at a size limit.',
  fix: 'Move embedded images, styles and data into files, and split long lists.',
  source: 'https://almanac.httparchive.org/en/2024/markup',
  check: ({ bytes }) =>
    bytes > MAX_BYTES ? { snippet: `${Math.round(bytes / 1000)} kB of HTML, not counting images, styles and scripts` } : null,
});
