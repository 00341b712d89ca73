import { describe, expect, it } from 'vitest';
import type { Difference } from '#contracts/differences.ts';
import { type Entry, matchLists } from './match-lists.ts';

const offer = (text: string, price = '', description = ''): Entry => ({
  text,
  what: 'Offer',
  details: { Price: price, Description: description },
});
const short = ({ kind, what, before, after }: Difference) => `${kind} ${what}: ${before} > ${after}`;
const differences = (before: Entry[], after: Entry[], options = {}) => matchLists('offers', before, after, options).map(short);

describe('matchLists', () => {
  it.each<[string, Entry[], Entry[], string[]]>([
    ['nothing in another order and spelling', [offer('Rye loaf'), offer('Café')], [offer('cafe'), offer('Rye loaf.')], []],
    [
      'one that is gone and one that appeared',
      [offer('Rye loaf')],
      [offer('Wedding cake')],
      ['gone Offer: Rye loaf > ', 'appeared Offer:  > Wedding cake'],
    ],
    [
      'similar ones as changed',
      [offer('Dark rye loaf')],
      [offer('Dark rye loaves loaf')],
      ['changed Offer: Dark rye loaf > Dark rye loaves loaf'],
    ],
    ['another price', [offer('Rye', '£5')], [offer('Rye', '£6')], ['changed Price of Rye: £5 > £6']],
    ['a price that is written in another way as the same', [offer('Rye', '£6.50')], [offer('Rye', '£ 6.5')], []],
    [
      'a sentence that repeats the price once',
      [offer('Rye', '£5', 'A loaf for £5 each')],
      [offer('Rye', '£6', 'A loaf for £6 each')],
      ['changed Price of Rye: £5 > £6'],
    ],
    ['each of two equal entries', [offer('Rye'), offer('Rye')], [offer('Rye')], ['gone Offer: Rye > ']],
  ])('names %s', (_what, before, after, expected) => {
    expect(differences(before, after)).toEqual(expected);
  });

  it('pairs the last of a kind where that is asked for', () => {
    const phone = (text: string): Entry => ({ text, what: 'phone' });
    expect(differences([phone('01947 555 0142')], [phone('01947 555 0199')], { pairs: true })).toEqual([
      'changed phone: 01947 555 0142 > 01947 555 0199',
    ]);
  });
});
