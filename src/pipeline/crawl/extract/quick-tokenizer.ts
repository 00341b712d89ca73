import { type DefaultTreeAdapterMap, InsertionMode, type Parser, Tokenizer } from 'parse5';

/**
 * What is used of parse5's tokenizer beyond its public face. Its version is pinned; quick-tokenizer.test.ts compares the
 * trees with those of the plain parser, and without these names the plain tokenizer goes on working.
 */
type Internals = {
  preprocessor: { html: string; pos: number; skipNextNewLine: boolean };
  handler: Parser<DefaultTreeAdapterMap>;
  inForeignNode: boolean;
  state: number;
  currentCharacterToken: { type: number } | null;
  currentToken: { tagName: string };
  currentAttr: { name: string };
  runEnd: number;
  _stateData(code: number): void;
  _stateRcdata(code: number): void;
  _stateRawtext(code: number): void;
  _stateScriptData(code: number): void;
  _stateTagName(code: number): void;
  _stateAttributeName(code: number): void;
  _stateAttributeValueDoubleQuoted(code: number): void;
  _stateAttributeValueSingleQuoted(code: number): void;
  _stateComment(code: number): void;
};

const TAB = 0x09;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const AMPERSAND = 0x26;
const APOSTROPHE = 0x27;
const HYPHEN = 0x2d;
const LESS_THAN = 0x3c;
/** From here on a character may be half of one. */
const SURROGATES = 0xd800;
const CHARACTERS = 0;
const TAG_NAME = 7;
const ATTRIBUTE_NAME = 32;
/** Where white space and other characters do the same to the tree, so that both may come as one text. */
const MIXES: boolean[] = [];
for (const mode of [InsertionMode.IN_BODY, InsertionMode.TEXT, InsertionMode.IN_CAPTION, InsertionMode.IN_CELL]) MIXES[mode] = true;

class QuickTokenizer extends (Tokenizer as unknown as new () => Internals) {
  override _stateData(code: number): void {
    super._stateData(code);
    readOnText(this, code);
  }
  override _stateRcdata(code: number): void {
    super._stateRcdata(code);
    readOnText(this, code);
  }
  override _stateRawtext(code: number): void {
    super._stateRawtext(code);
    readOnText(this, code);
  }
  override _stateScriptData(code: number): void {
    super._stateScriptData(code);
    readOnText(this, code);
  }
  override _stateTagName(code: number): void {
    super._stateTagName(code);
    if (this.state === TAG_NAME) this.currentToken.tagName += readOnName(this);
  }
  override _stateAttributeName(code: number): void {
    super._stateAttributeName(code);
    if (this.state === ATTRIBUTE_NAME) this.currentAttr.name += readOnName(this);
  }
  override _stateAttributeValueDoubleQuoted(code: number): void {
    super._stateAttributeValueDoubleQuoted(code);
    if (code !== QUOTE && code !== AMPERSAND) readOnUntil(this, QUOTE, AMPERSAND);
  }
  override _stateAttributeValueSingleQuoted(code: number): void {
    super._stateAttributeValueSingleQuoted(code);
    if (code !== APOSTROPHE && code !== AMPERSAND) readOnUntil(this, APOSTROPHE, AMPERSAND);
  }
  override _stateComment(code: number): void {
    super._stateComment(code);
    if (code !== HYPHEN && code !== LESS_THAN) readOnUntil(this, HYPHEN, LESS_THAN);
  }
}

/** Lets a parser read runs of ordinary characters at once instead of one by one; the tree stays the same. */
export function readInRuns(parser: Parser<DefaultTreeAdapterMap>): void {
  const { tokenizer } = parser;
  const known = 'runEnd' in tokenizer && '_stateData' in tokenizer && !parser.options.sourceCodeLocationInfo && !parser.onParseError;
  if (known) Object.setPrototypeOf(tokenizer, QuickTokenizer.prototype);
}

/** Whether the run that the tokenizer keeps ends at the character just read, and the next one may follow it. */
function endsHere({ preprocessor, runEnd }: Internals): boolean {
  return runEnd === preprocessor.pos + 1 && !preprocessor.skipNextNewLine;
}

function readOnText(tokenizer: Internals, code: number): void {
  const token = tokenizer.currentCharacterToken;
  if (code === LESS_THAN || code === AMPERSAND || code <= 0 || !token || !endsHere(tokenizer)) return;
  const { preprocessor } = tokenizer;
  const { html } = preprocessor;
  const isText = token.type === CHARACTERS;
  const takesSpace = !isText || (!tokenizer.inForeignNode && MIXES[tokenizer.handler.insertionMode] === true);
  let at = preprocessor.pos + 1;
  for (; ; at += 1) {
    const next = html.charCodeAt(at);
    if (next > SPACE) {
      if (!isText || next === LESS_THAN || next === AMPERSAND || next >= SURROGATES) break;
    } else if (!takesSpace || (next !== SPACE && next !== LINE_FEED && next !== TAB)) break;
  }
  preprocessor.pos = at - 1;
  tokenizer.runEnd = at;
}

function readOnUntil(tokenizer: Internals, first: number, second: number): void {
  if (!endsHere(tokenizer)) return;
  const { preprocessor } = tokenizer;
  const { html } = preprocessor;
  let at = preprocessor.pos + 1;
  for (; ; at += 1) {
    const next = html.charCodeAt(at);
    if (next > SPACE ? next === first || next === second || next >= SURROGATES : next !== SPACE && next !== LINE_FEED && next !== TAB)
      break;
  }
  preprocessor.pos = at - 1;
  tokenizer.runEnd = at;
}

/** Small letters, digits and hyphens that go on a name. */
function readOnName({ preprocessor }: Internals): string {
  const { html, pos } = preprocessor;
  let at = pos + 1;
  for (; ; at += 1) {
    const next = html.charCodeAt(at);
    if (!((next >= 0x61 && next <= 0x7a) || (next >= 0x30 && next <= 0x39) || next === HYPHEN)) break;
  }
  preprocessor.pos = at - 1;
  return html.slice(pos + 1, at);
}
