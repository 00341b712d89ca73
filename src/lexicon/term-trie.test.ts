import { describe, expect, it } from 'vitest';
import { createMatcher } from './term-trie.ts';

const found = (text: string, terms: string[], options?: { inflect: boolean }) =>
  createMatcher(
    terms.map((term) => ({ topic: 'test', group: '', language: 'any', term })),
    options,
  )(text).hits.map(({ start, end }) => text.slice(start, end));

describe('createMatcher', () => {
  it.each([
    ['a word', 'Fresh bread daily', ['bread'], ['bread']],
    ['no part of a word', 'Breadth of vision', ['bread'], []],
    ['accents and case aside', 'Unsere BÄCKEREI', ['backerei'], ['BÄCKEREI']],
    ['a phrase', 'Read more, please', ['read more'], ['Read more']],
    ['a phrase across punctuation', 'terms & conditions', ['terms conditions'], ['terms & conditions']],
    ['a prefix', 'Wir renovieren', ['renov*'], ['renovieren']],
    ['a suffix', 'Der Sportverein', ['*verein'], ['Sportverein']],
    ['alternatives', 'see all, view all', ['see|view all'], ['see all', 'view all']],
    ['alternatives with a prefix', 'wir putzen', ['clean*|putz*'], ['putzen']],
    ['a gap of up to three words', 'free and really fast delivery', ['free ~3 delivery'], ['free and really fast delivery']],
    ['no longer gap', 'free and really very fast delivery', ['free ~3 delivery'], []],
    ['the start of the text', 'menu of the day, menu', ['^menu'], ['menu']],
    ['the end of the text', 'menu of the day, menu', ['menu$'], ['menu']],
    ['the whole text only', 'Our menu', ['^menu$'], []],
    ['the whole text', 'Menu …', ['^menu$'], ['Menu']],
    ['a number', 'over 1,200 customers', ['# customers'], ['1,200 customers', '200 customers']],
    ['a year', 'since 1987, not 12', ['#year'], ['1987']],
    ['a gap after the start', 'A nice small photo', ['^~3 photo$'], ['A nice small photo']],
    ['Japanese within a run', '東京のパン屋です', ['パン屋'], ['パン屋']],
    ['Chinese within a run', '我们提供面包和蛋糕', ['面包'], ['面包']],
    ['Thai within a run', 'ร้านขนมปังของเรา', ['ขนมปัง'], ['ขนมปัง']],
    ['Japanese as the whole text', '詳細', ['^詳細$'], ['詳細']],
    ['no longer Japanese text', '詳細はこちら', ['^詳細$'], []],
    ['overlapping terms', 'wedding cake shop', ['wedding cake', 'cake shop'], ['wedding cake', 'cake shop']],
  ])('finds %s', (_, text, terms, expected) => {
    expect(found(text, terms)).toEqual(expected);
  });

  it('matches plurals and compounds of plain words on request', () => {
    expect(found('Bakeries and cafes', ['cafe', 'bakery'], { inflect: true })).toEqual(['cafes']);
    expect(found('Physiotherapiepraxis', ['physiotherapie'], { inflect: true })).toEqual(['Physiotherapiepraxis']);
    expect(found('Sportphysiotherapie', ['physiotherapie'], { inflect: true })).toEqual(['Sportphysiotherapie']);
    expect(found('Physiotherapiepraxis', ['physiotherapie'])).toEqual([]);
  });

  it('reports each term once per place, with its tokens', () => {
    const matcher = createMatcher([{ topic: 'test', group: 'g', language: 'en', term: 'fast ~3 delivery' }]);
    expect(matcher('Very fast delivery delivery').hits).toEqual([
      { topic: 'test', group: 'g', language: 'en', term: 'fast ~3 delivery', from: 1, to: 3, start: 5, end: 18 },
    ]);
  });

  it('finds all terms that begin alike', () => {
    const terms = ['we ~2 bread', 'we ~2 cake', 'we|you bake', 'we bake bread'];
    expect(found('We bake bread and cake', terms)).toEqual(['We bake', 'We bake bread', 'We bake bread']);
    expect(found('You bake. We love cake', terms)).toEqual(['You bake', 'We love cake']);
  });

  it('matches nothing in an empty text', () => {
    expect(found('', ['a', '^b$', '#'])).toEqual([]);
  });
});
