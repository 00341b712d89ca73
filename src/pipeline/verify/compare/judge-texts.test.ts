import { expect, it } from 'vitest';
import { indexTexts } from '../match/text-index.ts';
import type { ExpectedText } from '../plan/expected-texts.ts';
import { judgeTexts } from './judge-texts.ts';

const heading = (text: string): ExpectedText => ({ path: '/policy', selector: 'h2', kind: 'heading', text, isOld: true, mayGo: '' });

function outcomes(expected: readonly string[], shown: readonly string[]): string[] {
  const words = indexTexts(shown.map((text) => ({ path: '/policy', selector: 'p', text })));
  return judgeTexts(expected.map(heading), { words, today: indexTexts([]), isRead: () => true }).map(({ outcome }) => outcome);
}

it('takes headings of a counted list for kept where the list counts by itself', () => {
  expect(outcomes(['1. Cash gifts', '2) Real estate'], ['Cash gifts', 'Real estate'])).toEqual(['kept', 'kept']);
});

it.each([
  ['a number that is no count', ['1. Vorsitzende'], ['Vorsitzende']],
  ['another number', ['1. Vorsitzende', '2. Kassenwart'], ['2. Vorsitzende', '3. Kassenwart']],
  ['other words', ['1. Cash gifts', '2. Real estate'], ['Cash', 'Property']],
])('does not take %s for kept', (_, expected, shown) => {
  expect(outcomes(expected, shown)).not.toContain('kept');
});
