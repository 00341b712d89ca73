import { defineAudit } from '../define-audit.ts';

const NAMES = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator'];

export const leakedServerVersion = defineAudit('security/leaked-server-version', {
  severity: 'low',
  siteWide: true,
  title: 'The server hides its software version',
  problem: 'The server reveals its software version',
  why: 'Attackers look for versions with known vulnerabilities.',
  fix: 'Remove the version from the Server and X-Powered-By headers, and keep the software up to date.',
  source: 'https://owasp.org/www-project-secure-headers/#div-headers',
  check: (page) => {
    const name = NAMES.find((header) => /\d+\.\d+/.test(page.headers[header] ?? ''));
    return name === undefined ? null : { header: name, snippet: page.headers[name] ?? '' };
  },
});
