import { describe, expect, it } from 'vitest';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

function h1Of(path: string, h1: string): string | undefined {
  const input = richInput();
  const pages = ['/rolls', '/cakes'].map((other) =>
    draftPage({
      path: other,
      type: 'other',
      title: `${other.slice(1)} in the morning | ${input.profile.businessName.text}`,
      outline: [
        ['h1', h1],
        ['p', `All about ${other.slice(1)}.`],
      ],
    }),
  );
  const { engineer } = buildStrategy({ ...input, site: { ...input.site, pages: [...input.site.pages, ...pages] } });
  return engineer.head.find((head) => head.path === path)?.h1.new;
}

describe('planHead', () => {
  it('gives a page no title that ends in the address of a site', () => {
    const input = richInput();
    const page = draftPage({
      path: '/outlook',
      type: 'article',
      title: 'Outlook for rye – https://www.mill.test/',
      outline: [
        ['h1', 'Outlook for rye'],
        ['p', 'Rye has a good year.'],
      ],
    });
    const { engineer } = buildStrategy({ ...input, site: { ...input.site, pages: [...input.site.pages, page] } });
    expect(engineer.head.find(({ path }) => path === '/outlook')?.title.new).toBe(`Outlook for rye | ${input.profile.businessName.text}`);
  });

  it('gives pages that share an h1 the name of their own title', () => {
    expect([h1Of('/rolls', 'Fresh every day'), h1Of('/cakes', 'Fresh every day')]).toEqual([
      'rolls in the morning',
      'cakes in the morning',
    ]);
  });

  it('replaces an h1 that only repeats the business name', () => {
    const name = richInput().profile.businessName.text;
    expect(h1Of('/rolls', name)).toBe('rolls in the morning');
  });
});
