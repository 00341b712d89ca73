import { describe, expect, it } from 'vitest';
import { isRespelled } from './respelling.ts';

describe('words that are only spelled in another way', () => {
  it.each([
    ['Demontfort University', 'De Montfort University'],
    ['award wining tasting room', 'award winning tasting room'],
    ['The Beverage Tasting Institue', 'The Beverage Tasting Institute'],
    ['We Look forward', 'We look forward'],
    ['enterpreneurial spirit', 'entrepreneurial spirit'],
  ])('%s: %s', (words, other) => expect(isRespelled(words, other)).toBe(true));

  it.each([
    ['a figure changes', 'since 1987', 'since 1978'],
    ['a price changes', 'from 1,200 euros', 'from 1,300 euros'],
    ['a short word changes', 'open at noon', 'open at moon'],
    ['a word comes', 'free parking', 'free parking spaces'],
    ['another name', 'Highcross shopping mall', 'Haymarket shopping mall'],
    ['nothing changes', 'free parking', 'free parking'],
    ['nothing is left', 'free parking', ''],
  ])('not where %s', (_name, words, other) => expect(isRespelled(words, other)).toBe(false));
});
