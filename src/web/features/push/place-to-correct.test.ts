import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { claimOf, profileOf } from '#testing/empty-profile.ts';
import { placeToCorrect } from './place-to-correct.ts';

const line = (text: string) => ({ text, kind: 'observed', evidence: [] });
const STRATEGY = {
  craft: {
    headline: line('Tea from our own garden, picked by hand'),
    subhead: line('Tea'),
    primaryButton: line('Order tea'),
    secondaryButton: null,
    pages: [{ path: '/tea', title: 'Tea', sections: [{ id: 'offers', heading: 'Our teas', text: ['The finest of the year.'] }] }],
  },
  opening: { promise: line('You get tea that was picked last week.') },
} as unknown as Strategy;
const PROFILE = profileOf({ trustSignals: [{ ...claimOf('t', 'Best shop of 2019'), trustKind: 'awards', author: '' }] });

const place = (excerpt: string, { id = 'right-facts', reason = '' } = {}) =>
  placeToCorrect({ id, excerpt, reason }, { strategy: STRATEGY, profile: PROFILE });

describe('where a note of the checks is corrected', () => {
  it.each([
    ['- Headline: **Tea from our own garden, picked by hand**', 'compose field-headline'],
    ['our own garden', 'compose field-headline'],
    ['> You get tea that was picked last week.', 'compose field-promise'],
    ['The finest of the year', 'compose section-%2Ftea-offers'],
    ['Award: "Best shop of 2019"', 'analysis trustSignals'],
  ])('leads from %s to %s', (excerpt, expected) => {
    const found = place(excerpt);
    expect(`${found?.screen} ${found?.hash}`).toBe(expected);
  });

  it('finds words that only the reason quotes', () => {
    expect(place('', { reason: 'No words of the site support the number 5 in "Order tea".' })?.hash).toBe('field-primaryButton');
  });

  it('leads to no field for a line that merely mentions its words', () => {
    expect(place('Order tea with one click on every page, and never show a pop-up before the visitor has read this page')).toBeNull();
  });

  it('leads to the part of the plan where no words are quoted, and nowhere for points of the prompt alone', () => {
    expect(place('', { id: 'audience' })).toMatchObject({ screen: 'analysis', hash: 'targetAudiences' });
    expect(place('', { id: 'length' })).toBeNull();
  });

  it('works before the strategy is there', () => {
    expect(placeToCorrect({ id: 'length', excerpt: 'Order tea', reason: '' }, { strategy: undefined, profile: undefined })).toBeNull();
  });
});
