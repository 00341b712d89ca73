import { InsertionMode, type Parser, Token, Tokenizer, type TreeAdapterTypeMap } from 'parse5';
import { fastPath } from './fast-path.ts';

/** What is used of parse5's tokenizer beyond its public interface (see docs/decisions/0007). Checked by fast-path.test.ts. */
type Internals = {
  preprocessor: { html: string; pos: number; skipNextNewLine: boolean; bufferWaterline: number };
  handler: { insertionMode: InsertionMode };
  inForeignNode: boolean;
  state: number;
  currentCharacterToken: { type: number } | null;
  currentToken: Pick<Token.TagToken, 'tagName'> | null;
  currentAttr: { name: string };
  runEnd: number;
  /** Ours: what isPlainHtml() says of the page, and where its next `&` is. */
  isPlainHtml: boolean;
  ampersandAt: number;
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
/** From here on a code unit may be a surrogate. */
const SURROGATES = 0xd800;
const CHARACTERS = Token.TokenType.CHARACTER;
const TAG_NAME = 7;
const ATTRIBUTE_NAME = 32;
/** Where white space and other characters do the same to the tree, so that both may come as one text. */
const MIXES: boolean[] = [];
for (const mode of [InsertionMode.IN_BODY, InsertionMode.TEXT, InsertionMode.IN_CAPTION, InsertionMode.IN_CELL]) MIXES[mode] = true;

class FastTokenizer extends (Tokenizer as unknown as new () => Internals) {
  override _stateData(code: number): void {
    super._stateData(code);
    skipText(this, code);
  }
  override _stateRcdata(code: number): void {
    super._stateRcdata(code);
    skipText(this, code);
  }
  override _stateRawtext(code: number): void {
    super._stateRawtext(code);
    skipText(this, code);
  }
  override _stateScriptData(code: number): void {
    super._stateScriptData(code);
    skipText(this, code);
  }
  override _stateTagName(code: number): void {
    super._stateTagName(code);
    if (this.state === TAG_NAME && this.currentToken) this.currentToken.tagName += readName(this);
  }
  override _stateAttributeName(code: number): void {
    super._stateAttributeName(code);
    if (this.state === ATTRIBUTE_NAME) this.currentAttr.name += readName(this);
  }
  override _stateAttributeValueDoubleQuoted(code: number): void {
    super._stateAttributeValueDoubleQuoted(code);
    if (code !== QUOTE && code !== AMPERSAND) skipUntil(this, QUOTE, AMPERSAND);
  }
  override _stateAttributeValueSingleQuoted(code: number): void {
    super._stateAttributeValueSingleQuoted(code);
    if (code !== APOSTROPHE && code !== AMPERSAND) skipUntil(this, APOSTROPHE, AMPERSAND);
  }
  override _stateComment(code: number): void {
    super._stateComment(code);
    if (code !== HYPHEN && code !== LESS_THAN) skipUntil(this, HYPHEN, LESS_THAN);
  }
}

/**
 * Lets a parser read runs of ordinary characters at once instead of one by one; the tree stays the same. The page must be written to it
 * in one piece, of which `isPlainHtml` says what the function of that name does. Does nothing where the fast path is off or the tokenizer has other names inside than the version this was made for.
 */
export function installFastTokenizer<Tree extends TreeAdapterTypeMap>(parser: Parser<Tree>, isPlainHtml: boolean): void {
  const { tokenizer } = parser;
  const isKnown = 'runEnd' in tokenizer && '_stateData' in tokenizer && !parser.options.sourceCodeLocationInfo && !parser.onParseError;
  if (!fastPath.enabled || !isKnown) return;
  Object.setPrototypeOf(tokenizer, FastTokenizer.prototype);
  const internals = tokenizer as unknown as Internals;
  internals.isPlainHtml = isPlainHtml;
  internals.ampersandAt = -1;
  // The text is not dropped once it was read, so that offsets into the page stay valid.
  internals.preprocessor.bufferWaterline = Number.POSITIVE_INFINITY;
}

/** Whether the run that the tokenizer keeps ends at the character just read, and the next one may follow it. */
function endsHere({ preprocessor, runEnd }: Internals): boolean {
  return runEnd === preprocessor.pos + 1 && !preprocessor.skipNextNewLine;
}

function skipText(tokenizer: Internals, code: number): void {
  const token = tokenizer.currentCharacterToken;
  if (code === LESS_THAN || code === AMPERSAND || code <= 0 || !token || !endsHere(tokenizer)) return;
  const { preprocessor } = tokenizer;
  const { html } = preprocessor;
  const isText = token.type === CHARACTERS;
  const takesSpace = !isText || (!tokenizer.inForeignNode && MIXES[tokenizer.handler.insertionMode] === true);
  let at = preprocessor.pos + 1;
  if (isText && takesSpace && tokenizer.isPlainHtml) at = endOfText(tokenizer, at);
  for (; ; at += 1) {
    const next = html.charCodeAt(at);
    if (next > SPACE) {
      if (!isText || next === LESS_THAN || next === AMPERSAND || next >= SURROGATES) break;
    } else if (!takesSpace || (next !== SPACE && next !== LINE_FEED && next !== TAB)) break;
  }
  preprocessor.pos = at - 1;
  tokenizer.runEnd = at;
}

/** Where the next tag or character reference starts, or the page ends. */
function endOfText(tokenizer: Internals, start: number): number {
  const { html } = tokenizer.preprocessor;
  const tag = html.indexOf('<', start);
  const end = tag < 0 ? html.length : tag;
  if (tokenizer.ampersandAt < start) {
    const found = html.indexOf('&', start);
    tokenizer.ampersandAt = found < 0 ? html.length : found;
  }
  return Math.min(end, tokenizer.ampersandAt);
}

function skipUntil(tokenizer: Internals, first: number, second: number): void {
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
function readName({ preprocessor }: Internals): string {
  const { html, pos } = preprocessor;
  let at = pos + 1;
  for (; ; at += 1) {
    const next = html.charCodeAt(at);
    if (!((next >= 0x61 && next <= 0x7a) || (next >= 0x30 && next <= 0x39) || next === HYPHEN)) break;
  }
  preprocessor.pos = at - 1;
  return html.slice(pos + 1, at);
}
