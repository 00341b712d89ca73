/** Longest name handed to a browser, in characters; file systems allow 255 bytes, of which a letter may take four. */
const MAX_NAME_LENGTH = 60;

/** Letters that percent-encoding need not touch in an extended value (RFC 5987, attr-char) but `encodeURIComponent` leaves and RFC 5987 does not. */
const NOT_ATTR_CHAR = /['()*]/g;

/** A file name made of what people typed: no path, no control characters, no leading dot; '' when nothing is left. */
export function safeFileName(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{C}\u2028\u2029]+/gu, '')
    .replace(/[\\/:*?"<>|%;]+/g, '-')
    .replace(/\s+/gu, '-')
    .replace(/-{2,}/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
    .replace(/\uFFFD/g, '')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/**
 * Value of Content-Disposition that saves an answer under `name`: a plain form for everyone and, where the name has
 * letters outside ASCII, the extended form beside it (RFC 6266, RFC 5987).
 */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]+/g, '-')
    .replace(/["\\]/g, '-');
  if (plain === name) return `attachment; filename="${plain}"`;
  const extended = encodeURIComponent(name).replace(NOT_ATTR_CHAR, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}
