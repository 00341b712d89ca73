import type { PagePlanItem, UrlChange } from '#contracts/strategy.ts';
import { readable } from '#text/address.ts';

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

/** Pages of the plan that stay where they are. */
const unchanged = (plan: readonly PagePlanItem[], changes: readonly UrlChange[]) =>
  plan.filter(({ path, decision }) => decision === 'keep' && !changes.some(({ from }) => from === path));

/** Comments that say which addresses stay although nobody read them: a rebuild must not lose them. */
function unreadComments(plan: readonly PagePlanItem[], changes: readonly UrlChange[]): string[] {
  return unchanged(plan, changes)
    .filter(({ read }) => read === false)
    .map(({ path }) => `# ${encoded(path)} stays at its address (not read)`);
}

/**
 * Every address as CSV (RFC 4180) with a head line: `from,to,status,reason`; `to` is empty for 410. Pages that stay come after the
 * changes, with status 200 and their own address as target.
 */
export function redirectsAsCsv(changes: readonly UrlChange[], plan: readonly PagePlanItem[] = []): string {
  const kept = unchanged(plan, changes).map(({ path, read, reason }) => ({
    ...{ from: path, to: path, status: 200 },
    reason: read === false ? `Stays as it is. ${reason}` : 'Stays.',
  }));
  const lines = [...changes, ...kept].map((change) =>
    [encoded(change.from), change.to === '' ? '' : encoded(change.to), String(change.status), change.reason].map(cell).join(','),
  );
  return `${['from,to,status,reason', ...lines].join('\r\n')}\r\n`;
}

const quotedPath = (path: string) => `"${path.replace(/["\\$]/g, '\\$&')}"`;

/** nginx: one exact `location` for each old path, which it compares decoded; paths with a query test `$request_uri`. Place inside `server { }`. */
export function redirectsAsNginx(changes: readonly UrlChange[], plan: readonly PagePlanItem[] = []): string {
  const rules = safeForServer(changes).map((change) => {
    const from = encoded(change.from);
    const answer = change.status === 410 ? 'return 410;' : `return ${change.status} ${quotedPath(encoded(change.to))};`;
    return from.includes('?')
      ? `if ($request_uri = ${quotedPath(from)}) { ${answer} }`
      : `location = ${quotedPath(readable(from))} { ${answer} }`;
  });
  const lines = [...unreadComments(plan, changes), ...rules];
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\ ]/g, '\\$&');

/** Apache: mod_rewrite rules for `.htaccess` in the web root; query strings are compared where the old address has one. */
export function redirectsAsApache(changes: readonly UrlChange[], plan: readonly PagePlanItem[] = []): string {
  const comments = unreadComments(plan, changes);
  if (changes.length === 0) return comments.length === 0 ? '' : `${comments.join('\n')}\n`;
  const rules = safeForServer(changes).flatMap((change) => {
    const [path = '/', query] = encoded(change.from).split('?');
    const condition = query === undefined ? [] : [`RewriteCond %{QUERY_STRING} "^${pattern(query)}$"`];
    const rule = `RewriteRule "^${pattern(readable(path).replace(/^\//, ''))}$"`;
    const target =
      change.status === 410
        ? '- [G]'
        : `"${encoded(change.to).replace(/[%$]/g, '\\$&')}${query === undefined || change.to.includes('?') ? '' : '?'}" [R=${change.status},L,NE]`;
    return [...condition, `${rule} ${target}`];
  });
  return `${[...comments, 'RewriteEngine On', ...rules].join('\n')}\n`;
}

/** Netlify: a `_redirects` file. It knows no 410 without a page, so those lines are comments to do by hand. */
export function redirectsAsNetlify(changes: readonly UrlChange[], plan: readonly PagePlanItem[] = []): string {
  const rules = changes.map((change) => {
    const from = encoded(change.from);
    if (change.status === 410) return `# ${from} is gone: let it answer 404 or 410, no redirect`;
    const [path = '/', query] = from.split('?');
    const conditions = query === undefined ? '' : ` ${query.split('&').join(' ')}`;
    return `${path}${conditions} ${encoded(change.to)} ${change.status}!`;
  });
  const lines = [...unreadComments(plan, changes), ...rules];
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
