import { defineAudit } from '../define-audit.ts';

/** Below this compression saves less than a network packet. */
const MIN_BYTES = 5_000;

export const missingCompression = defineAudit('performance/missing-compression', {
  siteWide: true,
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
