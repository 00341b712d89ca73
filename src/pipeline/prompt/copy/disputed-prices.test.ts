import { describe, expect, it } from 'vitest';
import type { OwnerAnswer, Strategy } from '#contracts/strategy.ts';
import { disputedPrices, withoutPrice } from './disputed-prices.ts';

const evidence = ['Massage 60 minutes 80 €', 'Our massage costs 95 €'].map((snippet) => ({
  url: 'https://spa.test/',
  selector: 'p',
  snippet,
}));
const decision = { id: 'price-of-massage', question: 'Which price is right?', why: '', untilThen: '', basis: 'evidence', evidence };
const judgeOf = (answers: OwnerAnswer[] = []) => disputedPrices({ opening: { decisions: [decision] }, answers } as unknown as Strategy);

describe('prices that the owner has to decide on', () => {
  it('are those of the offer, named by the text or its heading', () => {
    const isDisputed = judgeOf();
    expect(isDisputed('Massage for 80 €')).toBe(true);
    expect(isDisputed('Only 95 €', 'Massage')).toBe(true);
  });

  it('are not those of another offer or another amount', () => {
    const isDisputed = judgeOf();
    expect(isDisputed('Facial for 80 €')).toBe(false);
    expect(isDisputed('Massage for 120 €')).toBe(false);
  });

  it('are no longer disputed once the owner named one', () => {
    const isDisputed = judgeOf([{ id: decision.id, question: decision.question, answer: 'It is 95 €.' }]);
    expect(isDisputed('Massage for 95 €')).toBe(false);
    expect(isDisputed('Massage for 80 €')).toBe(true);
  });
});

it('takes the price off a heading', () => {
  expect(withoutPrice('Lips from 289 €')).toBe('Lips');
  expect(withoutPrice('Lips')).toBe('Lips');
});
