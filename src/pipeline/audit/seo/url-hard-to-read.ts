import { defineAudit } from '../define-audit.ts';

const SESSION = /(^|[?&;])(phpsessid|jsessionid|sid|sessionid|session_id|aspsessionid\w*)=/i;

export const urlHardToRead = defineAudit('seo/url-hard-to-read', {
  check: ({ url, path }) => {
    const { pathname, search } = new URL(url);
    const issues = [
      pathname.includes('_') ? 'underscores' : '',
      decode(pathname) !== decode(pathname).toLowerCase() ? 'capital letters' : '',
      SESSION.test(search) || pathname.toLowerCase().includes(';jsessionid=') ? 'a session id' : '',
      /\s/.test(decode(pathname)) ? 'spaces' : '',
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
