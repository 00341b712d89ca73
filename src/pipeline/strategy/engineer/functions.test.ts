import { expect, it } from 'vitest';
import type { PagePlanItem } from '#contracts/strategy.ts';
import { at } from '#testing/bakery-pages.ts';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { planFunctions } from './functions.ts';

const kindsWith = (decision: PagePlanItem['decision']) => {
  const input = richInput();
  input.site.functions.push({ kind: 'login', provider: '', pages: [at('/')], selector: 'a', snippet: 'Sign in' });
  const signIn = { path: '/login', url: at('/login'), title: '', type: 'login', decision, mergeInto: '', reason: '' } as const;
  return planFunctions(readInput(input), [signIn]).map(({ kind }) => kind);
};

it('keeps the sign-in with its page only', () => {
  expect(kindsWith('keep')).toEqual(['map', 'login']);
  expect(kindsWith('merge')).toEqual(['map']);
});
