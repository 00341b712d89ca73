import { defineAudit } from '../define-audit.ts';

/** Nine in ten pages have less HTML; the median is near 30 kB as transferred (HTTP Archive, Web Almanac 2024). */
const MAX_BYTES = 500_000;

export const largeHtml = defineAudit('performance/large-html', {
  check: ({ bytes }) =>
    bytes > MAX_BYTES ? { snippet: `${Math.round(bytes / 1000)} kB of HTML, not counting images, styles and scripts` } : null,
});
