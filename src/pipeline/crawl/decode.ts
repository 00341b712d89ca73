import { isUtf8 as isWholeUtf8 } from 'node:buffer';
import sniffEncoding from 'html-encoding-sniffer';

/** A text with the name of the encoding it was read by. */
export type Decoded = { text: string; charset: string };

/**
 * Reads bytes as a browser does: byte order mark, then the charset of the Content-Type header, then `<meta charset>`, then
 * windows-1252 (HTML Standard, "encoding sniffing algorithm"). Where nothing is declared, bytes that are valid UTF-8 are
 * read as UTF-8. Unreadable bytes become U+FFFD; nothing throws.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string): Decoded {
  const declared = charsetOf(contentType);
  const charset = sniffEncoding(bytes, {
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : 'windows-1252',
    ...(declared === null ? {} : { transportLayerEncodingLabel: declared }),
  });
  return { text: decodeAs(charset, bytes), charset };
}

/** Reads bytes that are UTF-8 by rule (robots.txt, sitemaps, style sheets) without a byte order mark. */
export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}

function charsetOf(contentType: string): string | null {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? null;
}

// A page cut at its size limit may end inside a character: the last bytes are left out of the question.
function isUtf8(bytes: Uint8Array): boolean {
  if (isWholeUtf8(bytes)) return true;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

// `replacement` and `x-user-defined` are names of the standard that Node does not read.
function decodeAs(charset: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return decodeUtf8(bytes);
  }
}
