import { defineAudit } from '../define-audit.ts';

const SESSION = /(^|[?&;])(phpsessid|jsessionid|sid|sessionid|session_id|aspsessionid\w*)=/i;

export const urlHardToRead = defineAudit('seo/url-hard-to-read', {
  severity: 'low',
  effort: 'large',
  title: 'URLs are plain words with hyphens',
  problem: 'The URL is hard to read',
  why: 'People judge a result by its URL, and search engines read hyphens, not underscores, as spaces between words.',
  fix: 'If the page gets a new URL anyway, use lowercase words with hyphens, and redirect the old one.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  check: ({ url, path }) => {
    const { pathname, search } = new URL(url);
    const issues = [
      pathname.includes('_') ? 'underscores' : '',
      /[A-Z]/.test(decode(pathname)) ? 'capital letters' : '',
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
