import type { UrlChange } from '#contracts/strategy.ts';

/** Path and query as servers see them: percent-encoded; absolute addresses stay whole. */
function encoded(path: string): string {
  if (URL.canParse(path)) return new URL(path).href;
  const url = new URL(path.startsWith('/') ? path : `/${path}`, 'http://site.invalid');
  return url.pathname + url.search;
}

/** Paths with control characters, encoded or not, would break a line of a server's settings: they are left out there. */
function safeForServer(changes: readonly UrlChange[]): UrlChange[] {
  return changes.filter(
    (change) => ![change.from, change.to].some((path) => /%[01][0-9a-f]|%7f|\p{Cc}/iu.test(encoded(path === '' ? '/' : path))),
  );
}

const cell = (text: string) => (/[",\r\n]|^[=+\-@\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The map as CSV (RFC 4180) with a head line: `from,to,status,reason`; `to` is empty for 410. */
export function redirectsAsCsv(changes: readonly UrlChange[]): string {
  const lines = changes.map((change) =>
    [encoded(change.from), change.to === '' ? '' : encoded(change.to), String(change.status), change.reason].map(cell).join(','),
  );
  return `${['from,to,status,reason', ...lines].join('\r\n')}\r\n`;
}

const quotedPath = (path: string) => `"${path.replace(/["\\$]/g, '\\$&')}"`;

/** nginx: one exact `location` for each old path; paths with a query test `$request_uri`. Place inside `server { }`. */
export function redirectsAsNginx(changes: readonly UrlChange[]): string {
  const lines = safeForServer(changes).map((change) => {
    const from = encoded(change.from);
    const answer = change.status === 410 ? 'return 410;' : `return ${change.status} ${quotedPath(encoded(change.to))};`;
    return from.includes('?')
      ? `if ($request_uri = ${quotedPath(from)}) { ${answer} }`
      : `location = ${quotedPath(decodeForNginx(from))} { ${answer} }`;
  });
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

/** nginx compares `location` with the decoded path. */
function decodeForNginx(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\ ]/g, '\\$&');

/** Apache: mod_rewrite rules for `.htaccess` in the web root; query strings are compared where the old address has one. */
export function redirectsAsApache(changes: readonly UrlChange[]): string {
  if (changes.length === 0) return '';
  const lines = safeForServer(changes).flatMap((change) => {
    const [path = '/', query] = encoded(change.from).split('?');
    const condition = query === undefined ? [] : [`RewriteCond %{QUERY_STRING} "^${pattern(query)}$"`];
    const rule = `RewriteRule "^${pattern(decodeForNginx(path).replace(/^\//, ''))}$"`;
    const target =
      change.status === 410
        ? '- [G]'
        : `"${encoded(change.to).replace(/[%$]/g, '\\$&')}${query === undefined || change.to.includes('?') ? '' : '?'}" [R=${change.status},L,NE]`;
    return [...condition, `${rule} ${target}`];
  });
  return `RewriteEngine On\n${lines.join('\n')}\n`;
}

/** Netlify: a `_redirects` file. It knows no 410 without a page, so those lines are comments to do by hand. */
export function redirectsAsNetlify(changes: readonly UrlChange[]): string {
  const lines = changes.map((change) => {
    const from = encoded(change.from);
    if (change.status === 410) return `# ${from} is gone: let it answer 404 or 410, no redirect`;
    const [path = '/', query] = from.split('?');
    const conditions = query === undefined ? '' : ` ${query.split('&').join(' ')}`;
    return `${path}${conditions} ${encoded(change.to)} ${change.status}!`;
  });
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

/** Vercel: the `redirects` of `vercel.json`; gone addresses need no entry, they answer 404. */
export function redirectsAsVercel(changes: readonly UrlChange[]): string {
  const redirects = changes
    .filter((change) => change.status !== 410)
    .map((change) => {
      const [path = '/', query] = encoded(change.from).split('?');
      const has =
        query === undefined
          ? {}
          : { has: [...new URLSearchParams(query)].map(([key, value]) => ({ type: 'query', key, value: pattern(value) })) };
      return { source: path.replace(/[:()*+?{}\\]/g, '\\$&'), ...has, destination: encoded(change.to), statusCode: change.status };
    });
  return `${JSON.stringify({ redirects }, null, 2)}\n`;
}
