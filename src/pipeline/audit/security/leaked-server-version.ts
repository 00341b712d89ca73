import { defineAudit } from '../define-audit.ts';

const NAMES = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator'];

export const leakedServerVersion = defineAudit('security/leaked-server-version', {
  siteWide: true,
  check: (page) => {
    const name = NAMES.find((header) => /\d+\.\d+/.test(page.headers[header] ?? ''));
    return name === undefined ? null : { header: name, snippet: page.headers[name] ?? '' };
  },
});
