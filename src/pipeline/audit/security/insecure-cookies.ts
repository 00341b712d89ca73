import { defineAudit } from '../define-audit.ts';

/** Parts of names under which sessions and logins are usually kept. */
const SESSION_NAMES = ['sess', 'sid', 'auth', 'token', 'login', 'jwt'];

function isSession(cookie: string): boolean {
  const name = cookie.slice(0, Math.max(0, cookie.indexOf('='))).toLowerCase();
  return SESSION_NAMES.some((part) => name.includes(part));
}

export const insecureCookies = defineAudit('security/insecure-cookies', {
  siteWide: true,
  applies: (page) => page.url.startsWith('https:') && cookiesOf(page.headers['set-cookie'] ?? '').some(isSession),
  check: (page) => {
    const cookies = cookiesOf(page.headers['set-cookie'] ?? '');
    const bad = cookies.find((cookie) => isSession(cookie) && !hasAttributes(cookie));
    // The value may be a key: only the name and the attributes are shown.
    return bad === undefined ? null : { header: 'set-cookie', snippet: withoutValue(bad) };
  },
});

const withoutValue = (cookie: string) => cookie.replace(cookie.slice(cookie.indexOf('=')).split(';', 1).join(), '=…');

/** Whether a cookie is marked with both Secure and HttpOnly. */
function hasAttributes(cookie: string): boolean {
  const attributes = new Set(
    cookie
      .toLowerCase()
      .split(';')
      .map((part) => part.trim()),
  );
  return attributes.has('secure') && attributes.has('httponly');
}

/** Cookies of a joined header: a comma starts a new one only before a name and "=", not within a date. */
function cookiesOf(header: string): string[] {
  return header.split(/[,\n]\s*(?=[^;,=\s]+=)/).map((cookie) => cookie.trim());
}
