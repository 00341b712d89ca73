// Edits of served HTML by the words that visitors read.
const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Letters as HTML may write them. */
const letter: Record<string, string> = {
  '&': '&(?:amp;)?',
  '<': '&lt;',
  '>': '&gt;',
  '‹': '(?:&lt;|‹)',
  '›': '(?:&gt;|›)',
  ...Object.fromEntries([...'"“”„«»'].map((mark) => [mark, '(?:"|&quot;|[“”„«»])'])),
  ...Object.fromEntries([..."'’‘`"].map((mark) => [mark, "(?:'|&#39;|[’‘`])"])),
};

/** Finds words in HTML, whatever tags and spaces are between them. */
export function wordsPattern(text: string): RegExp {
  const words = text
    .trim()
    .split(/\s+/u)
    .map((word) => [...word].map((one) => letter[one] ?? escapePattern(one)).join(''));
  return new RegExp(words.join('(?:\\s|<[^>]*>|&nbsp;)+'), 'u');
}

/** Only what is in the body: a title has the same words. */
export function replaceWords(page: string, text: string, others: string): string {
  const at = Math.max(0, page.indexOf('<body'));
  return page.slice(0, at) + page.slice(at).replace(wordsPattern(text), () => others);
}

export const hasWords = (page: string, text: string): boolean => wordsPattern(text).test(page.slice(Math.max(0, page.indexOf('<body'))));

/** Puts markup at the end of the main part. */
export const append = (page: string, markup: string): string =>
  page.includes('</main>') ? page.replace('</main>', () => `${markup}</main>`) : page.replace('</body>', () => `${markup}</body>`);

export const inHead = (page: string, markup: string): string => page.replace('</head>', () => `${markup}</head>`);
