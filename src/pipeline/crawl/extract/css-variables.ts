import type { CssRule } from './css-reader.ts';

const MAX_STEPS = 30;
const MAX_VALUE_LENGTH = 2000;

/** Puts values in place of `var(--name, fallback)`; the rule's own definitions go first. */
export type ValueResolver = (value: string, rule: CssRule | null) => string;

/**
 * Makes the resolver for the rules that a page uses. A name defined by several of them has the value of the last one
 * outside of `:root`: such rules set a variant on the element that has the class. What stays unknown is removed.
 */
export function createValueResolver(rules: CssRule[]): ValueResolver {
  const root = new Map<string, string>();
  const others = new Map<string, string>();
  for (const { selector, declarations } of rules) {
    const target = /(?:^|,)\s*(?::root|html|body|\*|:host)\s*(?:,|$)/i.test(selector) ? root : others;
    for (const { property, value } of declarations) if (property.startsWith('--')) target.set(property, value);
  }
  return (value, rule) => {
    let current = value;
    for (let step = 0; step < MAX_STEPS && current.includes('var('); step += 1) {
      const start = current.lastIndexOf('var(');
      const end = current.indexOf(')', start);
      if (end < 0) return current.slice(0, start);
      const inner = current.slice(start + 4, end);
      const comma = inner.indexOf(',');
      const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
      const local = rule?.declarations.findLast((declaration) => declaration.property === name)?.value;
      const found = local ?? others.get(name) ?? root.get(name) ?? (comma < 0 ? '' : inner.slice(comma + 1).trim());
      current = `${current.slice(0, start)}${found}${current.slice(end + 1)}`.slice(0, MAX_VALUE_LENGTH);
    }
    return current.replace(/var\([^)]*\)?/g, '').trim();
  };
}
