import { describe, expect, it } from 'vitest';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { planSections } from './sections.ts';

type Outline = [tag: string, text: string][];

function sectionsOf(outline: Outline, more: Partial<Parameters<typeof draftPage>[0]> = {}) {
  const input = richInput();
  input.site.pages.push(draftPage({ path: '/new', type: 'other', outline, ...more }));
  const reading = readInput(input);
  const entry = reading.pages.at(-1);
  return entry ? planSections(entry, reading) : [];
}

describe('the words of a section', () => {
  /** Rows of one table in blocks as the reader gives them, the first in its head where `hasHead`. */
  const withTable = (rows: readonly string[][], hasHead: boolean) => {
    const page = draftPage({
      path: '/new',
      type: 'other',
      outline: [
        ['h1', 'What a room costs'],
        ['p', 'All with breakfast from our own oven.'],
      ],
    });
    const row = (pieces: string[], at: number) => ({
      ...{ tag: 'tr', text: pieces.join(' '), pieces, region: 'main' as const, hidden: false },
      cell: { row: at, column: 0 },
      selector: at === 0 && hasHead ? 'main > table > thead > tr' : `main > table > tbody > tr:nth-of-type(${at})`,
    });
    page.blocks.push(...rows.map(row));
    const input = richInput();
    input.site.pages.push(page);
    const reading = readInput(input);
    const entry = reading.pages.at(-1);
    return (entry ? (planSections(entry, reading)[0]?.items ?? []) : []).map(({ title, text }) => [title, text].filter(Boolean).join(': '));
  };

  it('name the column of each value of a table, never its columns alone', () => {
    const rows = [
      ['Room', 'One night', 'Each night from 3 on'],
      ['The loft', '80 €', '70 €'],
      ['The mill room', '65 €', ''],
      ['A third bed', '15 € a night'],
    ];
    expect(withTable(rows, true)).toEqual([
      'The loft: One night 80 € · Each night from 3 on 70 €',
      'The mill room: One night 65 €',
      'A third bed: 15 € a night',
    ]);
  });

  it.each([
    [
      'columns without a head whose names have figures',
      [
        ['Size', '30 cm', '40 cm'],
        ['Loaf', '4 €', '6 €'],
        ['Ring', '5 €', '7 €'],
      ],
    ],
    [
      'rows that all are values',
      [
        ['Monday', '6 to 12'],
        ['Tuesday', '6 to 18'],
        ['Sunday', '8 to 10'],
      ],
    ],
  ])('leave a table as it is with %s', (_, rows) => {
    expect(withTable(rows, false)).toEqual(rows.map((cells) => cells.join(' · ')));
  });

  it('keep the number of a step with its words', () => {
    const [hero] = sectionsOf([
      ['h1', 'How to order bread'],
      ['div', 'Step 1'],
      ['p', 'Choose a loaf from the list below.'],
      ['div', 'Step 2'],
      ['p', 'Tell us when you want to fetch it.'],
    ]);
    expect(hero?.items.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Step 1: Choose a loaf from the list below.',
      'Step 2: Tell us when you want to fetch it.',
    ]);
  });

  it('list questions without the label above them, but with an entry of another kind', () => {
    const faq = (label: string, more: Outline = []) =>
      sectionsOf([
        ['h1', 'What guests ask'],
        ['p', 'Ask us anything else at the counter, or write.'],
        ['li', label],
        ...['Do you grind flour?', 'Do you deliver bread?', 'Can I bring my dog?'].flatMap(
          (text): Outline => [
            ['summary', text],
            ['p', `${text.slice(0, 6)} is what many of you want to know.`],
          ],
        ),
        ...more,
      ])[0]?.items.map(({ title, text }) => title || text);
    expect(faq('Good to know')?.[0]).toBe('Do you grind flour?');
    expect(faq('Free flour for 2 families')?.[0]).toBe('Free flour for 2 families');
  });

  it('have neither the state of a cart nor what is left of a menu', () => {
    const input = richInput();
    const [home] = input.site.pages;
    if (!home) throw new Error('No page.');
    const outline: Outline = [
      ['h1', 'Our shop'],
      ['p', 'All bread is baked on the day on which you fetch it.'],
      ['li', 'Your cart: 0 items'],
      ['li', 'Come in'],
      ['li', 'Rye, 20 items a day'],
    ];
    const page = draftPage({ path: '/new', type: 'other', outline });
    page.links = [
      {
        href: home.url,
        rawHref: '/',
        text: 'Come in',
        internal: true,
        rel: '',
        target: '',
        buttonLike: false,
        selector: 'div > a',
        region: 'main',
        hidden: false,
      },
    ];
    input.site.pages.push(page);
    const reading = readInput(input);
    const entry = reading.pages.at(-1);
    expect(entry?.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).slice(1)).toEqual(['Rye, 20 items a day']);
  });

  it('keep names and roles in their order, whatever the length of a role', () => {
    const [, team] = sectionsOf([
      ['h1', 'Who we are'],
      ['h2', 'The bakers'],
      ['p', 'Ada Lind'],
      ['p', 'Head of the Sourdough Oven'],
      ['p', 'Bo Falk'],
      ['p', 'Apprentice'],
    ]);
    expect(team).toMatchObject({
      text: [],
      items: ['Ada Lind', 'Head of the Sourdough Oven', 'Bo Falk', 'Apprentice'].map((text) => ({ kind: 'text', text })),
    });
  });

  it('keep the lines of an address apart, not those of a sentence', () => {
    const input = richInput();
    const outline: Outline = [
      ['h1', 'Visit'],
      ['p', 'Mill Lane 3 10115 Berlin info@mill.de'],
      ['p', 'We bake 40 kinds of bread every morning'],
      ['p', 'We bake 12 kinds of rolls for Schools and Offices'],
      ['p', 'We open at 6. Rolls 60 cents Coffee 2 euros'],
    ];
    const page = draftPage({ path: '/new', type: 'other', outline });
    const lines = [
      ['Mill Lane 3', '10115 Berlin', 'info@mill.de'],
      ['We bake 40 kinds', 'of bread', 'every morning'],
      ['We bake 12 kinds of rolls for', 'Schools and', 'Offices'],
      ['We open at 6.', 'Rolls 60 cents', 'Coffee 2 euros'],
    ];
    for (const [at, pieces] of lines.entries()) Object.assign(page.blocks[at + 1] ?? {}, { pieces });
    input.site.pages.push(page);
    const reading = readInput(input);
    const entry = reading.pages.at(-1);
    expect(entry && planSections(entry, reading)[0]?.text).toEqual([
      'Mill Lane 3 · 10115 Berlin · info@mill.de',
      'We bake 40 kinds of bread every morning',
      'We bake 12 kinds of rolls for Schools and Offices',
      'We open at 6. Rolls 60 cents · Coffee 2 euros',
    ]);
  });

  it('join a term with what it means', () => {
    const [hero] = sectionsOf([
      ['h1', 'Where we work'],
      ['dt', 'Base:'],
      ['dd', 'Valley Road, Dover'],
      ['dt', 'Coverage'],
      ['dd', 'All of Kent'],
    ]);
    expect(hero?.items.map(({ title, text }) => `${title} | ${text}`)).toEqual(['Base | Valley Road, Dover', 'Coverage | All of Kent']);
  });

  it('give each post the byline above its title', () => {
    const [, posts] = sectionsOf([
      ['h1', 'News'],
      ['h2', 'Latest posts'],
      ['p', 'By the mill • Jan 15, 2025'],
      ['h3', 'A new oven'],
      ['p', 'The oven of stone bakes all of our bread now.'],
      ['p', 'By Ada Lind • Feb 3, 2025'],
      ['h3', 'A new field'],
      ['p', 'The field behind the mill grows rye and spelt.'],
    ]);
    expect(posts?.items.map(({ title, text }) => [title, text.slice(-26)])).toEqual([
      ['A new oven', 'By the mill • Jan 15, 2025'],
      ['A new field', ' By Ada Lind • Feb 3, 2025'],
    ]);
  });

  it('get the space that two sentences lack', () => {
    const [, rye] = sectionsOf([
      ['h1', 'Bread'],
      ['h2', 'Rye'],
      ['p', 'We grind the flour on the day that we bake.Nothing else comes into the oven.'],
    ]);
    expect(rye?.text).toEqual(['We grind the flour on the day that we bake. Nothing else comes into the oven.']);
  });

  it('put each answer behind its question', () => {
    const [, faq] = sectionsOf([
      ['h1', 'Help'],
      ['h2', 'Asked often'],
      ['summary', 'Do you deliver on Sundays?'],
      ['p', 'No, the oven rests on Sundays.'],
      ['summary', 'Can I order by telephone?'],
      ['p', 'Yes, until noon.'],
      ['p', 'We write it down at once.'],
    ]);
    expect(faq?.items).toEqual([
      { kind: 'question', title: 'Do you deliver on Sundays?', text: 'No, the oven rests on Sundays.' },
      { kind: 'question', title: 'Can I order by telephone?', text: 'Yes, until noon. We write it down at once.' },
    ]);
  });

  it('make one list of a page of questions, not a section of each', () => {
    const sections = sectionsOf([
      ['h1', 'Questions'],
      ...['Is it fresh?', 'Is it vegan?', 'Is it far?'].flatMap(
        (question): Outline => [
          ['h2', question],
          ['p', `The answer to this one is short: ${question.slice(6, -1)}.`],
        ],
      ),
    ]);
    expect(sections).toHaveLength(1);
    expect(sections[0]?.items).toHaveLength(3);
    expect(sections[0]?.purpose).toContain('Answer what holds visitors back');
  });

  it('leave out a lone badge, a row of tabs, and a card heading that only repeats the one above', () => {
    const [, breads] = sectionsOf([
      ['h1', 'Our range'],
      ['h2', 'Rye and wheat'],
      ['p', 'Both are baked three times a week in the old oven.'],
      ['p', 'Rye and wheat Our range Prices'],
      ['p', 'Freshly baked'],
      ['h2', 'Prices'],
      ['p', 'All prices hold until the end of the harvest.'],
    ]);
    expect(breads).toMatchObject({ text: ['Both are baked three times a week in the old oven.'], items: [] });
    const [, repeated] = sectionsOf([
      ['h1', 'Our range'],
      ['h2', 'Rye'],
      ['h3', 'Rye'],
      ['p', 'Dark and moist, for a week.'],
    ]);
    expect(repeated?.items).toEqual([{ kind: 'text', title: '', text: 'Dark and moist, for a week.' }]);
  });

  it('leave out the ornaments between the names of a row', () => {
    const [, row] = sectionsOf([
      ['h1', 'Our range'],
      ['h2', 'Rye and wheat'],
      ['li', 'Rye bread✦'],
      ['li', '• Wheat bread ✦'],
      ['li', 'Spelt'],
    ]);
    expect(row?.items.map(({ text }) => text)).toEqual(['Rye bread', 'Wheat bread', 'Spelt']);
  });

  it('join a heading that runs on over two elements', () => {
    const sections = sectionsOf([
      ['h1', 'Range'],
      ['h2', 'Bread for the town,'],
      ['p', 'Every loaf is shaped by hand before sunrise.'],
      ['h2', 'and for the valley'],
      ['p', 'The van leaves the mill at six in the morning.'],
    ]);
    expect(sections.map(({ heading }) => heading)).toEqual(['Range', 'Bread for the town, and for the valley']);
    expect(sections[1]?.text).toHaveLength(2);
  });
});
