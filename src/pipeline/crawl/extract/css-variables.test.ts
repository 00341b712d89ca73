import { describe, expect, it } from 'vitest';
import { readCss } from './css-reader.ts';
import { createValueResolver } from './css-variables.ts';

describe('createValueResolver', () => {
  const rules = readCss(':root{--ink:#111;--link:var(--ink)} .dark{--ink:#eee} .card{--ink:red;color:var(--ink)}');
  const resolve = createValueResolver(rules);

  it.each([
    ['a plain value', 'blue', 'blue'],
    ['the last definition outside of the root', 'var(--ink)', 'red'],
    ['nested variables', '1px solid var(--link)', '1px solid red'],
    ['a fallback', 'var(--none, green)', 'green'],
    ['what stays unknown', 'var(--none)', ''],
  ])('gives %s', (_, value, resolved) => {
    expect(resolve(value, null)).toBe(resolved);
  });

  it('takes the definitions of the rule itself first', () => {
    expect(resolve('var(--ink)', rules[1] ?? null)).toBe('#eee');
  });

  it('ends on variables that name each other', () => {
    expect(createValueResolver(readCss(':root{--a:var(--b);--b:var(--a)}'))('var(--a)', null)).toBe('');
  });
});
