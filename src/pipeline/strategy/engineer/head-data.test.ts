import { describe, expect, it } from 'vitest';
import { draftFinding, draftPage, richInput } from '#testing/strategy-input.ts';
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

  const ROOMS: [string, string][] = ['The loft', 'The mill room', 'The river room'].flatMap((name): [string, string][] => [
    ['h4', name],
    ['p', `${name} is for two people, with breakfast.`],
  ]);

  it('calls a page whose headings are a list of entries what its title says, and keeps each entry', () => {
    const input = richInput();
    const title = `Rooms above the mill | ${input.profile.businessName.text}`;
    input.site.pages.push(draftPage({ path: '/rooms', type: 'other', title, outline: ROOMS }));
    const { engineer, craft } = buildStrategy(input);
    expect(engineer.head.find(({ path }) => path === '/rooms')?.h1.new).toBe('Rooms above the mill');
    const sections = craft.pages.find(({ path }) => path === '/rooms')?.sections.map(({ heading }) => heading);
    expect(sections).toEqual(['Rooms above the mill', 'The loft', 'The mill room', 'The river room']);
  });

  it.each([
    [
      'one heading above the others',
      'Rooms above the mill',
      [['h2', 'Sleep where the bread is baked'], ...ROOMS] as [string, string][],
      'Sleep where the bread is baked',
    ],
    ['the name of the business in the only part of its title', 'Mill Bread / rooms', ROOMS, 'The loft'],
    ['a title that any page could have', 'Home', ROOMS, 'The loft'],
  ])('calls a page with %s what its heading says', (_, title, outline, h1) => {
    expect(headOf('/rooms', outline, { title })?.h1.new).toBe(h1);
  });

  it('describes a page neither by what happens on some day, nor by a notice about data, nor by what to click', () => {
    const texts = [
      'Click here to watch our film about the oven in the old mill by the river!',
      'We use what you enter only to answer you and keep it for ten days. Our privacy policy says more.',
      'Our bakery stays closed on 24.12.2026 and opens again in the new year.',
    ];
    const outline = texts.map((text): [string, string] => ['p', text]);
    expect(headOf('/visit', [['h1', 'Visit us'], ...outline])?.description.new).toBe('');
    const whole = 'One click is enough to order the bread that you fetch in the morning.';
    expect(headOf('/visit', [['h1', 'Visit us'], ...outline, ['p', whole]])?.description.new).toBe(whole);
    expect(
      headOf(
        '/dates',
        [
          ['h2', 'Harvest'],
          ['p', whole],
        ],
        { type: 'events' },
      )?.description.new,
    ).toBe('');
  });

  it('leaves a good description that all pages share to the home page, and gives the others their own', () => {
    const input = richInput();
    const shared = 'Mill Bread bakes sourdough and rye bread in Mainz, by hand and with grain of three farms.';
    for (const page of input.site.pages) page.description = shared;
    input.audit.findings = input.site.pages.map(({ path }) => draftFinding('duplicate-meta-description', path));
    const { engineer } = buildStrategy(input);
    const kept = engineer.head.filter(({ description }) => description.new === shared).map(({ path }) => path);
    expect(kept).toEqual(['/']);
  });

  it('makes a title of the words in an address, where the page has no other name of its own', () => {
    const input = richInput();
    const paths = ['/rolls', '/en/bread-rolls/', '/en/7/'];
    for (const path of paths) input.site.pages.push(draftPage({ path, type: 'other', title: 'Rolls', outline: [['p', 'Yes.']] }));
    const titles = buildStrategy(input).engineer.head.flatMap(({ path, title }) => (paths.includes(path) ? [title.new] : []));
    expect(titles).toContain(`Bread rolls | ${input.profile.businessName.text}`);
    expect(titles.filter((title) => title.includes('/'))).toEqual([]);
  });
});
