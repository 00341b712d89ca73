/** Longest file name in characters; file systems allow 255 bytes, and a character may take four. */
const MAX_NAME_LENGTH = 60;

/** Characters that `encodeURIComponent` leaves as they are but RFC 5987 doesn't allow (attr-char). */
const NOT_ATTR_CHAR = /['()*]/g;

/** A file name from what a user typed: no path, no control characters, no leading dot; '' when nothing is left. */
export function safeFileName(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{C}\u2028\u2029]+/gu, '')
    .replace(/[\\/:*?"<>|%;\s-]+/gu, '-')
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
    .replaceAll('\uFFFD', '')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/**
 * The Content-Disposition value that saves a response as `name`: an ASCII form and, where the name has other characters, the extended form
 * as well (RFC 6266, RFC 5987).
 */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]+|["\\]/g, '-');
  if (plain === name) return `attachment; filename="${plain}"`;
  const extended = encodeURIComponent(name).replace(NOT_ATTR_CHAR, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}
