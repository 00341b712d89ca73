export type CssDeclaration = { property: string; value: string };
export type CssRule = { selector: string; declarations: CssDeclaration[] };

const MAX_CSS_LENGTH = 2_000_000;
const MAX_RULES = 30_000;
const GROUPS = /^@(?:media|supports|layer|container|scope|document)\b/i;
/** Conditions under which the ordinary visitor on a screen does not see the rules. */
const OTHER_MEDIA = /@media[^{]*(?:\bprint\b|prefers-color-scheme\s*:\s*dark|prefers-contrast|forced-colors|\bspeech\b)/i;

const UNQUOTED_URL = /\burl$/i;
const QUOTE = /^["']/;

type Open = { prelude: string; kind: 'rule' | 'group' | 'skip'; declarations: CssDeclaration[] };

/**
 * Reads style rules in order, those within `@media screen`, `@supports` and `@layer` included; printed and dark variants,
 * `@font-face`, `@keyframes` and the like are left out. Follows the error recovery of CSS Syntax 3 as far as browsers
 * and style sheets in the wild need it: never throws.
 */
export function readCss(source: string): CssRule[] {
  const css = source.slice(0, MAX_CSS_LENGTH);
  const rules: CssRule[] = [];
  const open: Open[] = [];
  let text = '';
  let parentheses = 0;
  const endDeclaration = (): void => {
    const current = open.at(-1);
    const colon = text.indexOf(':');
    if (current?.kind === 'rule' && colon > 0) {
      const name = text.slice(0, colon).trim();
      const value = text
        .slice(colon + 1)
        .replace(/!\s*important\s*$/i, '')
        .trim();
      if (/^[\w-]+$/.test(name) && value !== '')
        current.declarations.push({ property: name.startsWith('--') ? name : name.toLowerCase(), value });
    }
    text = '';
  };
  for (let index = 0; index < css.length && rules.length < MAX_RULES; index += 1) {
    const char = css.charAt(index);
    if (char === '/' && css.charAt(index + 1) === '*') {
      const end = css.indexOf('*/', index + 2);
      index = end < 0 ? css.length : end + 1;
      text += ' ';
    } else if (char === '"' || char === "'") {
      const end = endOfString(css, index);
      text += css.slice(index, end + 1);
      index = end;
    } else if (char === '\\') {
      text += css.slice(index, index + 2);
      index += 1;
    } else if (char === '(' && UNQUOTED_URL.test(text) && !QUOTE.test(css.slice(index + 1, index + 10).trimStart())) {
      // An address without quotes may hold any sign.
      const end = css.indexOf(')', index);
      text += css.slice(index, end < 0 ? css.length : end + 1);
      index = end < 0 ? css.length : end;
    } else if (char === '(') {
      parentheses += 1;
      text += char;
    } else if (char === ')') {
      parentheses = Math.max(0, parentheses - 1);
      text += char;
    } else if (char === ';' && parentheses === 0) {
      endDeclaration();
    } else if (char === '{') {
      open.push(opened(text.trim(), open.at(-1)));
      parentheses = 0;
      text = '';
    } else if (char === '}') {
      endDeclaration();
      parentheses = 0;
      const closed = open.pop();
      if (closed?.kind === 'rule' && closed.declarations.length > 0)
        rules.push({ selector: closed.prelude, declarations: closed.declarations });
    } else {
      text += char;
    }
  }
  return rules;
}

function endOfString(css: string, start: number): number {
  const quote = css.charAt(start);
  let index = start + 1;
  while (index < css.length && css.charAt(index) !== quote && css.charAt(index) !== '\n') index += css.charAt(index) === '\\' ? 2 : 1;
  return index;
}

function opened(prelude: string, parent: Open | undefined): Open {
  const folded = prelude.replace(/\s+/g, ' ');
  if (parent?.kind === 'skip') return { prelude: folded, kind: 'skip', declarations: [] };
  if (folded.startsWith('@')) {
    const grouping = GROUPS.test(folded) && !OTHER_MEDIA.test(folded);
    // Declarations directly in a nested group belong to the rule around it.
    if (grouping && parent?.kind === 'rule') return { prelude: parent.prelude, kind: 'rule', declarations: [] };
    return { prelude: folded, kind: grouping ? 'group' : 'skip', declarations: [] };
  }
  return { prelude: parent?.kind === 'rule' ? nested(folded, parent.prelude) : folded, kind: 'rule', declarations: [] };
}

function nested(selector: string, parent: string): string {
  return selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`;
}

/** Reads the declarations of a `style` attribute. */
export function readInlineStyle(style: string): CssDeclaration[] {
  return style.includes('{') ? [] : (readCss(`x{${style}}`)[0]?.declarations ?? []);
}
