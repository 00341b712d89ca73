import { describe, expect, it } from 'vitest';
import type { PageCraft, SectionPlan } from '#contracts/strategy.ts';
import { checksWithCounts, withCounts } from './match-counts.ts';

const section = (heading: string, layout: string, count: number): SectionPlan => ({
  ...{
    id: 'content',
    kind: 'content',
    purpose: '',
    forms: [],
    carryOver: { rest: false, sections: [] },
    text: [],
    images: [],
    button: null,
  },
  ...{
    heading,
    layout,
    evidence: [],
    items: Array.from({ length: count }, (_, at) => ({ kind: 'card' as const, title: `Entry ${at}`, text: '' })),
  },
});
const page = (...sections: SectionPlan[]): PageCraft => ({ path: '/', title: 'Home', sections });
const first = (heading: string, layout: string, count: number, language = 'en') => {
  const [one] = withCounts([page(section(heading, layout, count))], language)[0]?.sections ?? [];
  return [one?.heading, one?.layout];
};

describe('withCounts', () => {
  it.each([
    ['seven cards with a link each', 6, 'six cards with a link each'],
    ['three numbered steps', 2, 'two numbered steps'],
    ['text with a list of eight', 7, 'text with a list of seven'],
    ['four still figures; licence number at the end', 1, 'still figures; licence number at the end'],
    ['table with 18 rows', 17, 'table with 17 rows'],
    ['two columns', 5, 'two columns'],
    ['two columns with four rows each, two shared rows below', 9, 'two columns with four rows each, two shared rows below'],
    ['two large quotes, two small', 4, 'two large quotes, two small'],
    ['six cards', 6, 'six cards'],
  ])('counts the entries in "%s" (%d)', (layout, count, expected) => {
    expect(first('', layout, count)[1]).toBe(expected);
  });

  it('counts in a heading that announces the list, in its language', () => {
    expect(first('Six ways to help', '', 5)[0]).toBe('Five ways to help');
    expect(first('Fünf Schritte zum Termin', '', 4, 'de')[0]).toBe('Vier Schritte zum Termin');
    expect(first('Two shops', '', 9)[0]).toBe('Two shops');
  });
});

describe('checksWithCounts', () => {
  it('keeps a count that a list has and drops another', () => {
    const check = (text: string, own = true) => ({ id: 'own-1', area: 'content' as const, text, findingIds: [], own });
    const pages = [page(section('', '', 7), section('', '', 10))];
    const texts = [
      'All 18 measurements are in tables.',
      'All 17 measurements are in tables.',
      'The seven cards link.',
      'The three forms work.',
    ];
    expect(
      checksWithCounts(
        texts.map((text) => check(text)),
        pages,
        [3],
      ).map(({ text }) => text),
    ).toEqual(['All measurements are in tables.', ...texts.slice(1)]);
    expect(checksWithCounts([check('All 18 pages', false)], pages, [])[0]?.text).toBe('All 18 pages');
  });
});
