import { tokenTypes as Token, tokenize } from 'css-tree/tokenizer';
import { foldText } from '#text/normalize.ts';

export type CssDeclaration = { property: string; value: string };
export type CssRule = { selector: string; declarations: CssDeclaration[] };

const MAX_CSS_LENGTH = 2_000_000;
const MAX_RULES = 30_000;
/** Longest selector list made by nesting; such rules are written by hand and stay far below. */
const MAX_NESTED_SELECTOR = 5000;
/** Characters of all selectors made by nesting: `&,&` in each level would double them without end. */
const MAX_NESTED_TOTAL = 1_000_000;
/** At-rules whose blocks hold style rules. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope', 'document']);
/** Conditions under which the ordinary visitor on a screen does not see the rules. */
const OTHER_MEDIA = /\bprint\b|prefers-color-scheme ?: ?dark|prefers-contrast|forced-colors|\bspeech\b/i;

type Block = { prelude: string; kind: 'rule' | 'group' | 'skip'; declarations: CssDeclaration[] };

/**
 * Reads style rules in order, including those inside `@media screen`, `@supports` and `@layer`; rules for print and dark mode,
 * `@font-face`, `@keyframes` and the like are left out. Tokens are those of CSS Syntax 3; invalid declarations are dropped. Never
 * throws, and takes time in proportion to the length of the sheet, whatever it says.
 */
export function readCss(source: string): CssRule[] {
  const css = source.slice(0, MAX_CSS_LENGTH);
  const rules: CssRule[] = [];
  const open: Block[] = [];
  const openBlock = createBlockOpener();
  // The text since the last `;`, `{` or `}`: `before` (up to the last comment) and the sheet from `start` on.
  let before = '';
  let start = 0;
  let parentheses = 0;
  const takeText = (end: number): string => {
    const text = before + css.slice(start, end);
    before = '';
    start = end + 1;
    return text;
  };
  tokenize(css, (type, tokenStart, tokenEnd) => {
    if (rules.length === MAX_RULES) return;
    switch (type) {
      case Token.Comment:
        before += `${css.slice(start, tokenStart)} `;
        start = tokenEnd;
        break;
      case Token.Function:
      case Token.LeftParenthesis:
        parentheses += 1;
        break;
      case Token.RightParenthesis:
        parentheses = Math.max(0, parentheses - 1);
        break;
      case Token.Semicolon:
        if (parentheses === 0) addDeclaration(open.at(-1), takeText(tokenStart));
        break;
      case Token.LeftCurlyBracket:
        open.push(openBlock(takeText(tokenStart), open.at(-1)));
        parentheses = 0;
        break;
      case Token.RightCurlyBracket: {
        addDeclaration(open.at(-1), takeText(tokenStart));
        parentheses = 0;
        const closed = open.pop();
        if (closed?.kind === 'rule' && closed.declarations.length > 0)
          rules.push({ selector: closed.prelude, declarations: closed.declarations });
        break;
      }
    }
  });
  return rules;
}

function addDeclaration(rule: Block | undefined, text: string): void {
  const colon = text.indexOf(':');
  if (rule?.kind !== 'rule' || colon <= 0) return;
  const name = text.slice(0, colon).trim();
  const value = text
    .slice(colon + 1)
    .trim()
    .replace(/!\s*important$/i, '')
    .trimEnd();
  if (value === '' || !/^[\w-]+$/.test(name)) return;
  rule.declarations.push({ property: name.startsWith('--') ? name : name.toLowerCase(), value });
}

/** Makes what tells the kind and the full selector of a rule that begins; what nests without end is left out. */
function createBlockOpener(): (prelude: string, parent: Block | undefined) => Block {
  let nestedLeft = MAX_NESTED_TOTAL;
  return (prelude, parent) => {
    const folded = foldText(prelude);
    const as = (kind: Block['kind'], text = folded): Block => ({ prelude: text, kind, declarations: [] });
    if (parent?.kind === 'skip') return as('skip');
    if (folded.startsWith('@')) {
      const name = /^@([a-z]+)(?![\w-])/i.exec(folded)?.[1]?.toLowerCase() ?? '';
      if (!GROUPS.has(name) || (name === 'media' && OTHER_MEDIA.test(folded))) return as('skip');
      // Declarations directly in a nested group belong to the rule around it.
      return parent?.kind === 'rule' ? as('rule', parent.prelude) : as('group');
    }
    if (parent?.kind !== 'rule') return as('rule');
    // `&` stands for the selector around; without one it goes before.
    const parts = (folded.includes('&') ? folded : `& ${folded}`).split('&');
    const length = folded.length + parent.prelude.length * (parts.length - 1);
    nestedLeft -= length;
    if (length > MAX_NESTED_SELECTOR || nestedLeft < 0) return as('skip');
    return as('rule', parts.join(parent.prelude));
  };
}

/** Reads the declarations of a `style` attribute. */
export function readInlineStyle(style: string): CssDeclaration[] {
  return style.includes('{') ? [] : (readCss(`x{${style}}`)[0]?.declarations ?? []);
}
