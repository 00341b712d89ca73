import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

const itemsOf = (input: ReturnType<typeof richInput>, kind: string) =>
  buildStrategy(input).evaluate.works.filter((item) => item.kind === kind);

describe('protectedItems', () => {
  it('protects titles without findings of pages that stay', () => {
    expect(itemsOf(richInput(), 'title').flatMap(({ pages }) => pages)).toEqual(['/breads', '/order', '/faq', '/privacy']);
  });

  it('protects forms, functions, legal pages and passed checks, with their pages', () => {
    const input = richInput();
    expect(itemsOf(input, 'form')).toMatchObject([{ text: 'order', pages: ['/order'] }]);
    expect(itemsOf(input, 'function')).toMatchObject([{ text: 'map by OpenStreetMap', pages: ['/order'] }]);
    expect(itemsOf(input, 'legal')).toMatchObject([{ text: 'Privacy | Mill Bread', pages: ['/privacy'] }]);
    expect(itemsOf(input, 'check')).toMatchObject([{ text: 'Every page declares its language' }]);
  });

  it.each(['Welcome to our bakery', 'Hover over a loaf to see its price.', 'New since May 2024: we bake spelt rolls.'])(
    'does not protect %j as copy',
    (text) => {
      const input = richInput();
      const [first] = input.profile.valuePropositions;
      input.site.pages[0]?.blocks.push({ tag: 'p', text, selector: 'p', region: 'main', hidden: false });
      if (first) input.profile.valuePropositions = [{ ...first, text }];
      expect(itemsOf(input, 'copy').map((item) => item.text)).toEqual(['All grain comes from fields within 20 km.']);
    },
  );
});
