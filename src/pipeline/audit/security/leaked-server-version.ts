import { defineAudit } from '../define-audit.ts';

const NAMES = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator'];

export const leakedServerVersion = defineAudit({
  id: 'leaked-server-version',
  category: 'security',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'page',
  siteWide: true,
  title: 'The server keeps its version to itself',
  problem: 'The server tells which version of its software it runs',
  why: 'Attackers look for versions with known holes.',
  fix: 'Switch off the version in Server and X-Powered-By, and keep the software up to date.',
  source: 'https://owasp.org/www-project-secure-headers/#div-headers',
  check: (page) => {
    const name = NAMES.find((header) => /\d+\.\d+/.test(page.headers[header] ?? ''));
    return name === undefined ? null : { header: name, snippet: page.headers[name] ?? '' };
  },
});
