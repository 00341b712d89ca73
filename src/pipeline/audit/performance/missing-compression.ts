import { defineAudit } from '../define-audit.ts';

/** Below this compression saves less than a network packet. */
const MIN_BYTES = 5_000;

export const missingCompression = defineAudit('performance/missing-compression', {
  severity: 'medium',
  weight: 2,
  siteWide: true,
  title: 'The server compresses its pages',
  problem: 'The server sends pages without compression',
  why: 'Compressed text takes about a quarter of the bytes, which makes a clear difference on slow connections.',
  fix: 'Turn on Brotli or gzip for HTML, styles and scripts.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Compression',
  applies: (page) => page.bytes >= MIN_BYTES && page.transferBytes > 0,
  check: ({ headers, bytes, transferBytes, url }) =>
    headers['content-encoding'] || transferBytes < bytes * 0.9
      ? null
      : {
          header: 'content-encoding',
          snippet: `${transferBytes} bytes sent for ${bytes} bytes of HTML`,
          lookedIn: `response headers of ${url}`,
        },
});
