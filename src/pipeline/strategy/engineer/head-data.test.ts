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

/** The new head of a page without title, h1 and description, with this text. */
function headOf(path: string, outline: [string, string][], more: Partial<Parameters<typeof draftPage>[0]> = {}) {
  const input = richInput();
  input.site.navigation.push({ text: 'Baking courses', url: `https://muehlenbrot.test${path}`, region: 'header' });
  input.site.pages.push({ ...draftPage({ path, type: 'other', title: '', outline, ...more }), description: null });
  return buildStrategy(input).engineer.head.find((head) => head.path === path);
}

describe('planHead', () => {
  it('names a page as menu and address do where its heading only leads to what follows', () => {
    const head = headOf('/courses', [
      ['h2', 'This is what you can choose from'],
      ['p', 'Each takes one day.'],
    ]);
    expect([head?.h1.new, head?.title.new]).toEqual(['Baking courses', `Baking courses | ${richInput().profile.businessName.text}`]);
  });

  it('describes a page by whole sentences of one paragraph, or not at all', () => {
    const whole = 'In one day you learn to make a sourdough that you take home with you.';
    const described = headOf('/courses', [
      ['h1', 'Baking courses'],
      ['li', 'Knead a dough that is as soft as the ear of a child and warm.'],
      ['p', `${whole} The course begins at nine in the morning, ends at four in the afternoon and takes place in the mill.`],
    ]);
    expect(described?.description.new).toBe(whole);
    expect(headOf('/courses', [['h1', 'Baking courses']])?.description.new).toBe('');
  });

  it('describes a contact page without sentences by name and contacts', () => {
    const head = headOf('/courses', [['h1', 'Baking courses']], { type: 'contact' });
    expect(head?.description.new).toContain('brot@muehlenbrot.test');
  });

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
