import { defineAudit } from '../define-audit.ts';

const SESSION = new Set(['phpsessid', 'jsessionid', 'sid', 'sessionid', 'session_id']);
const isSession = (name: string) => SESSION.has(name) || name.startsWith('aspsessionid');

export const urlHardToRead = defineAudit('seo/url-hard-to-read', {
  check: ({ url, path }) => {
    const { pathname, search } = new URL(url);
    const issues = [
      pathname.includes('_') ? 'underscores' : '',
      decode(pathname) !== decode(pathname).toLowerCase() ? 'capital letters' : '',
      [...new URLSearchParams(search.toLowerCase().replaceAll(';', '&')).keys()].some(isSession) ||
      pathname.toLowerCase().includes(';jsessionid=')
        ? 'a session id'
        : '',
      [...decode(pathname)].some((char) => char.trim() === '') ? 'spaces' : '',
    ].filter(Boolean);
    return issues.length === 0 ? null : { snippet: path, title: `The URL contains ${issues.join(' and ')}`, lookedIn: url };
  },
});

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%[0-9a-f]{2}/gi, '');
  }
}
