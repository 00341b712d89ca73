export type CssDeclaration = { property: string; value: string };
export type CssRule = { selector: string; declarations: CssDeclaration[] };

const MAX_CSS_LENGTH = 2_000_000;
const MAX_RULES = 30_000;
/** Longest selector list made by nesting; such rules are written by hand and stay far below. */
const MAX_NESTED_SELECTOR = 5000;
/** Characters of all selectors made by nesting: `&,&` in each level would double them without end. */
const MAX_NESTED_TOTAL = 1_000_000;
const GROUPS = /^@(?:media|supports|layer|container|scope|document)\b/i;
/** Conditions under which the ordinary visitor on a screen does not see the rules. */
const OTHER_MEDIA = /\bprint\b|prefers-color-scheme ?: ?dark|prefers-contrast|forced-colors|\bspeech\b/i;

type Open = { prelude: string; kind: 'rule' | 'group' | 'skip'; declarations: CssDeclaration[] };

/**
 * Reads style rules in order, those within `@media screen`, `@supports` and `@layer` included; printed and dark variants,
 * `@font-face`, `@keyframes` and the like are left out. Follows the error recovery of CSS Syntax 3 as far as browsers
 * and style sheets in the wild need it: never throws. Reads each character a fixed number of times, whatever it says.
 */
export function readCss(source: string): CssRule[] {
  const css = source.slice(0, MAX_CSS_LENGTH);
  const rules: CssRule[] = [];
  const open: Open[] = [];
  const openRule = createOpener();
  // The text since the last `;`, `{` or `}` is `before` (what comments cut off) and the sheet from `start` on.
  let before = '';
  let start = 0;
  let parentheses = 0;
  const takeText = (end: number): string => {
    const text = before + css.slice(start, end);
    before = '';
    start = end + 1;
    return text;
  };
  for (let index = 0; index < css.length && rules.length < MAX_RULES; index += 1) {
    switch (css.charAt(index)) {
      case '/':
        if (css.charAt(index + 1) !== '*') break;
        before += `${css.slice(start, index)} `;
        index = endOf(css, '*/', index + 2) + 1;
        start = index + 1;
        break;
      case '"':
      case "'":
        index = endOfString(css, index);
        break;
      case '\\':
        index += 1;
        break;
      case '(':
        // An address without quotes may hold any sign.
        if (opensBareAddress(css, index)) index = endOf(css, ')', index);
        else parentheses += 1;
        break;
      case ')':
        parentheses = Math.max(0, parentheses - 1);
        break;
      case ';':
        if (parentheses === 0) addDeclaration(open.at(-1), takeText(index));
        break;
      case '{':
        open.push(openRule(takeText(index), open.at(-1)));
        parentheses = 0;
        break;
      case '}': {
        addDeclaration(open.at(-1), takeText(index));
        parentheses = 0;
        const closed = open.pop();
        if (closed?.kind === 'rule' && closed.declarations.length > 0)
          rules.push({ selector: closed.prelude, declarations: closed.declarations });
        break;
      }
    }
  }
  return rules;
}

function endOf(css: string, sign: string, from: number): number {
  const end = css.indexOf(sign, from);
  return end < 0 ? css.length : end;
}

function endOfString(css: string, start: number): number {
  const quote = css.charAt(start);
  let index = start + 1;
  while (index < css.length && css.charAt(index) !== quote && css.charAt(index) !== '\n') index += css.charAt(index) === '\\' ? 2 : 1;
  return index;
}

function opensBareAddress(css: string, parenthesis: number): boolean {
  if (css.slice(Math.max(0, parenthesis - 3), parenthesis).toLowerCase() !== 'url') return false;
  if (parenthesis > 3 && /\w/.test(css.charAt(parenthesis - 4))) return false;
  return !/^\s*["']/.test(css.slice(parenthesis + 1, parenthesis + 10));
}

function addDeclaration(rule: Open | undefined, text: string): void {
  const colon = text.indexOf(':');
  if (rule?.kind !== 'rule' || colon <= 0) return;
  const name = text.slice(0, colon).trim();
  const value = withoutImportance(text.slice(colon + 1).trim());
  if (value === '' || !/^[\w-]+$/.test(name)) return;
  rule.declarations.push({ property: name.startsWith('--') ? name : name.toLowerCase(), value });
}

function withoutImportance(value: string): string {
  const mark = value.lastIndexOf('!');
  return mark >= 0 && /^!\s*important$/i.test(value.slice(mark)) ? value.slice(0, mark).trim() : value;
}

/** Makes what tells the kind and the full selector of a rule that begins; what nests without end is left out. */
function createOpener(): (prelude: string, parent: Open | undefined) => Open {
  let nestedLeft = MAX_NESTED_TOTAL;
  return (prelude, parent) => {
    const folded = prelude.replace(/\s+/g, ' ').trim();
    const as = (kind: Open['kind'], text = folded): Open => ({ prelude: text, kind, declarations: [] });
    if (parent?.kind === 'skip') return as('skip');
    if (folded.startsWith('@')) {
      if (!GROUPS.test(folded) || (/^@media\b/i.test(folded) && OTHER_MEDIA.test(folded))) return as('skip');
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
