import { splitAtSpaces } from '#text/white-space.ts';
import { defineAudit } from '../define-audit.ts';

/** Sources that make browsers ignore unsafe-inline. */
const STRICT = ["'nonce-", "'sha256-", "'sha384-", "'sha512-", "'strict-dynamic"];

export const weakCsp = defineAudit('security/weak-csp', {
  siteWide: true,
  applies: (page) => Boolean(page.headers['content-security-policy']?.trim()),
  check: (page) => {
    const policy = page.headers['content-security-policy'] ?? '';
    const directives = new Map(
      policy
        .replaceAll(',', ';')
        .split(';')
        .map((part) => splitAtSpaces(part.toLowerCase()))
        .map(([name = '', ...values]) => [name, values]),
    );
    const sources = directives.get('script-src') ?? directives.get('default-src');
    if (!sources)
      return { header: 'content-security-policy', snippet: policy, title: 'The content security policy does not limit scripts' };
    const strict = sources.some((source) => STRICT.some((start) => source.startsWith(start)));
    const open = sources.some((source) => ['*', 'https:', 'http:', 'data:'].includes(source) || (source === "'unsafe-inline'" && !strict));
    return open && !sources.includes("'strict-dynamic'")
      ? { header: 'content-security-policy', snippet: `script-src ${sources.join(' ')}` }
      : null;
  },
});
