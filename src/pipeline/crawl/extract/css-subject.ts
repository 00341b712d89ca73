import { HEADING_TAGS } from '#contracts/page.ts';
import type { PageUsage } from './brand-usage.ts';

/** The element a rule styles, reduced to what its role is told from. */
export type Subject = 'page' | 'heading' | 'link' | 'button' | 'text' | 'code' | 'other';

const STATES =
  /:(?:hover|focus|active|visited|disabled|checked|target|invalid|placeholder|is\(:hover)|::(?:selection|placeholder|-webkit-scrollbar|-moz)|:-(?:moz|ms|webkit)-/i;
const HEADING_WORDS = new Set(['title', 'heading', 'headline', ...HEADING_TAGS]);
const BUTTON_WORDS = new Set(['btn', 'button', 'cta']);
/** A tag, `.class` or `#id` in a selector. */
const NAME = /[.#]?(?:[\w-]|\P{ASCII}|\\.)+/gu;

/** Nobody writes a single selector as long as this. */
const MAX_SELECTOR = 2000;

/** Single selectors of a list; commas within parentheses do not separate. */
export function splitSelectors(list: string): string[] {
  if (!list.includes('(')) return list.split(',').map((part) => part.trim());
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < list.length; index += 1) {
    const char = list.charAt(index);
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === ',' && depth === 0) {
      parts.push(list.slice(start, index).trim());
      start = index + 1;
    }
  }
  parts.push(list.slice(start).trim());
  return parts;
}

/**
 * Whether all tags, class names and ids that a selector names occur in the page. States such as `:hover` never count.
 * An approximation: it does not ask how they are nested.
 */
export function isUsed(selector: string, usage: PageUsage): boolean {
  if (selector === '' || selector.length > MAX_SELECTOR || STATES.test(selector)) return false;
  const plain = selector.replace(/:{1,2}[\w-]+(?:\([^()]*\))?|\[[^\]]*(?:\]|$)/g, '');
  for (const [token] of plain.matchAll(NAME)) {
    const name = token.replace(/\\(.)/g, '$1');
    if (token.startsWith('.')) {
      if (!usage.classes.has(name.slice(1))) return false;
    } else if (token.startsWith('#')) {
      if (!usage.ids.has(name.slice(1))) return false;
    } else if (!usage.tags.has(name.toLowerCase())) return false;
  }
  return true;
}

/** The tag, class names and id in the last part of a selector, without states; '' for what it does not name. */
export function namesOfLast(selector: string): { tag: string; classes: string[]; id: string } {
  const plain = selector.trim();
  const [last = ''] = plain.slice(startOfLast(plain)).split(':', 1);
  const names = (last.split('[', 1)[0] ?? '').match(NAME) ?? [];
  const starting = (mark: string) => names.filter((name) => name.startsWith(mark)).map((name) => name.slice(1));
  const [tag = ''] = names.filter((name) => !name.startsWith('.') && !name.startsWith('#'));
  return { tag: tag.toLowerCase(), classes: starting('.'), id: starting('#')[0] ?? '' };
}

/** Role of the last part of a selector. */
export function detectSubject(selector: string): Subject {
  const plain = selector.trim();
  if (plain === ':root' || plain === '*') return 'page';
  const last = plain.slice(startOfLast(plain));
  const names = [...last.matchAll(NAME)];
  const first = names[0]?.index === 0 ? names[0][0] : '';
  const tag = first.startsWith('.') || first.startsWith('#') ? '' : first.toLowerCase();
  const classes = names.flatMap(([name]) => (name.startsWith('.') ? [name.slice(1)] : []));
  return detectElementSubject(tag, classes, last);
}

// After the last combinator outside of parentheses.
function startOfLast(selector: string): number {
  let depth = 0;
  let start = 0;
  for (let index = 0; index < selector.length; index += 1) {
    const char = selector.charAt(index);
    if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && (char === ' ' || char === '>' || char === '+' || char === '~')) start = index + 1;
  }
  return start;
}

/** Role of an element by its tag and class names. */
export function detectElementSubject(tag: string, classes: string[], raw = ''): Subject {
  if (tag === 'button' || hasWord(classes, BUTTON_WORDS) || (tag === 'input' && (raw.includes('submit') || raw.includes('button'))))
    return 'button';
  if (HEADING_TAGS.has(tag) || hasWord(classes, HEADING_WORDS)) return 'heading';
  if ((tag === 'body' || tag === 'html') && classes.length === 0) return 'page';
  if (tag === 'a') return 'link';
  if (tag === 'code' || tag === 'pre' || tag === 'kbd' || tag === 'samp') return 'code';
  if (tag === 'p' || tag === 'li' || tag === 'td') return 'text';
  return 'other';
}

/** Whether a class name has one of the words, as one of its parts between hyphens and underscores. */
function hasWord(classes: string[], words: ReadonlySet<string>): boolean {
  return classes.some((name) =>
    name
      .toLowerCase()
      .replaceAll('_', '-')
      .split('-')
      .some((part) => words.has(part)),
  );
}
