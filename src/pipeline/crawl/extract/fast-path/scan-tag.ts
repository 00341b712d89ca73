import type { Token } from 'parse5';
import { internName } from './interned-names.ts';

/** A class for the reason that Frame is one. */
class TagAttribute {
  name: string;
  value: string;

  constructor(name: string, value: string) {
    this.name = name;
    this.value = value;
  }
}

/** A start tag; `end` is where its `>` stands. */
export type ScannedTag = { tagName: string; attrs: Token.Attribute[]; selfClosing: boolean; end: number };

const TAB = 0x09;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const AMPERSAND = 0x26;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const LESS_THAN = 0x3c;
const EQUALS = 0x3d;
const GREATER_THAN = 0x3e;
const BACKTICK = 0x60;
/** So many attributes are left to parse5, which then compares their names by a set. */
const MAX_ATTRIBUTES = 40;
/** Longer slices of a text keep the whole of it in memory, unless copied. */
const SHARED_FROM = 13;

// Small letters, digits and hyphens make names of elements; attributes have colons, underscores, dots and @ too.
const NAME = 1;
const ATTRIBUTE = 2;
const KINDS = new Uint8Array(128);
for (const char of 'abcdefghijklmnopqrstuvwxyz0123456789-') KINDS[char.charCodeAt(0)] = NAME | ATTRIBUTE;
for (const char of ':_.@') KINDS[char.charCodeAt(0)] = ATTRIBUTE;

function isSpace(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === TAB;
}

/** Index after the characters of a kind. */
function endOf(html: string, start: number, kind: number): number {
  let at = start;
  for (let code = html.charCodeAt(at); code < 128 && ((KINDS[code] ?? 0) & kind) !== 0; code = html.charCodeAt(at)) at += 1;
  return at;
}

function skipSpace(html: string, start: number): number {
  let at = start;
  while (isSpace(html.charCodeAt(at))) at += 1;
  return at;
}

/**
 * The start tag whose name begins at `start`, as long as it is written the way almost all are: small letters, values
 * without character references, no name twice. Whatever else there is (HTML standard, 13.2.5) gives null and is left to
 * parse5's tokenizer, which then reads the tag from its beginning.
 */
export function scanStartTag(html: string, start: number): ScannedTag | null {
  const first = html.charCodeAt(start);
  if (!(first >= 0x61 && first <= 0x7a)) return null;
  let at = endOf(html, start + 1, NAME);
  const tagName = internName(html, start, at);
  const attrs: Token.Attribute[] = [];
  for (;;) {
    const code = html.charCodeAt(at);
    if (code === GREATER_THAN) return { tagName, attrs, selfClosing: false, end: at };
    if (code === SLASH) return html.charCodeAt(at + 1) === GREATER_THAN ? { tagName, attrs, selfClosing: true, end: at + 1 } : null;
    if (!isSpace(code)) return null;
    const nameStart = skipSpace(html, at + 1);
    at = endOf(html, nameStart, ATTRIBUTE);
    if (at === nameStart) continue;
    const name = internName(html, nameStart, at);
    if (attrs.length === MAX_ATTRIBUTES || attrs.some((attr) => attr.name === name)) return null;
    if (html.charCodeAt(at) !== EQUALS) {
      // `name = value`, with space between them, is rare.
      if (html.charCodeAt(skipSpace(html, at)) === EQUALS) return null;
      attrs.push(new TagAttribute(name, ''));
      continue;
    }
    const quote = html.charCodeAt(at + 1);
    const isQuoted = quote === QUOTE || quote === APOSTROPHE;
    const valueStart = isQuoted ? at + 2 : at + 1;
    const valueEnd = isQuoted ? endOfQuoted(html, valueStart, quote) : endOfBare(html, valueStart);
    if (valueEnd < 0) return null;
    attrs.push(new TagAttribute(name, ownSlice(html, valueStart, valueEnd)));
    at = isQuoted ? valueEnd + 1 : valueEnd;
  }
}

/** Name of the end tag that begins at `start`; '' where it is not written in the usual way. */
export function scanEndTag(html: string, start: number): string {
  const first = html.charCodeAt(start);
  if (!(first >= 0x61 && first <= 0x7a)) return '';
  const end = endOf(html, start + 1, NAME);
  return html.charCodeAt(end) === GREATER_THAN ? internName(html, start, end) : '';
}

function endOfQuoted(html: string, start: number, quote: number): number {
  for (let at = start; ; at += 1) {
    const code = html.charCodeAt(at);
    if (code === quote) return at;
    // NaN, beyond the end, is no number above.
    if (!(code >= SPACE || code === LINE_FEED || code === TAB) || code === AMPERSAND) return -1;
  }
}

function endOfBare(html: string, start: number): number {
  for (let at = start; ; at += 1) {
    const code = html.charCodeAt(at);
    if (code === GREATER_THAN || isSpace(code)) return at === start ? -1 : at;
    if (!(code > SPACE) || code === AMPERSAND || code === QUOTE || code === APOSTROPHE || code === LESS_THAN) return -1;
    if (code === EQUALS || code === BACKTICK) return -1;
  }
}

function ownSlice(html: string, start: number, end: number): string {
  return end - start < SHARED_FROM ? html.slice(start, end) : ` ${html.slice(start, end)}`.slice(1);
}
