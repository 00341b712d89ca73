import { describe, expect, it } from 'vitest';
import { block, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { pricingWithoutPrices } from './pricing-without-prices.ts';

const bare = testPage({ type: 'pricing' });

describe('pricing-without-prices', () => {
  it.each([
    ['a price', { ...bare, prices: [{ text: '4 €', amount: 4, currency: 'EUR', context: 'Rye 4 €', selector: 'td' }] }],
    ['what is free', { ...bare, blocks: [block('Delivery is free.')] }],
    ['another page', testPage()],
    ['a page that was cut short', { ...bare, cutBy: ['bytes'] }],
  ])('passes %s', (_, page) => {
    expect(findingsOf(pricingWithoutPrices, page)).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(pricingWithoutPrices, bare).evidence.lookedIn).toContain('no amount with a currency');
  });
});
