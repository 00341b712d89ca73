import type { CssRule } from './css-reader.ts';
import { splitSelectors } from './css-subject.ts';

/** Selectors of the elements whose variables all others inherit. */
const ROOTS = new Set([':root', 'html', 'body', '*', ':host']);
const MAX_STEPS = 30;
const MAX_VALUE_LENGTH = 2000;
/** Characters put together for all values of a site. */
const MAX_WORK = 2_000_000;
/** A step costs this much more than its characters. */
const STEP_WORK = 20;

/** Puts values in place of `var(--name, fallback)`; the rule's own definitions go first. */
export type ValueResolver = (value: string, rule: CssRule | null) => string;

/** What may still be spent; values that need more than is left are empty. */
export type ResolverBudget = { left: number };

/**
 * Makes the resolver for the rules that a page uses. A name defined by several of them has the value of the last one
 * outside of `:root`: such rules set a variant on the element that has the class. What stays unknown is removed.
 */
export function createValueResolver(rules: CssRule[], budget: ResolverBudget = { left: MAX_WORK }): ValueResolver {
  const root = new Map<string, string>();
  const others = new Map<string, string>();
  const locals = new Map<CssRule, Map<string, string>>();
  for (const rule of rules) {
    const target = isRoot(rule.selector) ? root : others;
    for (const { property, value } of rule.declarations) {
      if (!property.startsWith('--')) continue;
      target.set(property, value);
      const own = locals.get(rule) ?? new Map<string, string>();
      locals.set(rule, own.set(property, value));
    }
  }
  const shared = new Map<string, string>();
  const expand = (value: string, own: Map<string, string> | undefined): string => {
    let current = value.slice(0, MAX_VALUE_LENGTH);
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const start = current.lastIndexOf('var(');
      if (start < 0) return current.trim();
      if (budget.left <= 0) return '';
      const end = current.indexOf(')', start);
      if (end < 0) return current.slice(0, start);
      const inner = current.slice(start + 4, end);
      const comma = inner.indexOf(',');
      const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
      const found = own?.get(name) ?? others.get(name) ?? root.get(name) ?? (comma < 0 ? '' : inner.slice(comma + 1).trim());
      current = `${current.slice(0, start)}${found.slice(0, MAX_VALUE_LENGTH)}${current.slice(end + 1)}`.slice(0, MAX_VALUE_LENGTH);
      budget.left -= current.length + STEP_WORK;
    }
    return current.replace(/var\([^)]*\)?/g, '').trim();
  };
  return (value, rule) => {
    if (!value.includes('var(')) return value;
    const own = rule ? locals.get(rule) : undefined;
    if (own) return expand(value, own);
    const known = shared.get(value) ?? expand(value, undefined);
    shared.set(value, known);
    return known;
  };
}

function isRoot(selector: string): boolean {
  return splitSelectors(selector).some((part) => ROOTS.has(part.toLowerCase()));
}
