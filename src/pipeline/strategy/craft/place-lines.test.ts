import { describe, expect, it } from 'vitest';
import type { SectionPlan } from '#contracts/strategy.ts';
import { IN_HERO, OWN_HEADING, placeLines, withLines } from './place-lines.ts';

const section = (heading: string, text: string, more: Partial<SectionPlan> = {}): SectionPlan => ({
  ...{ id: 'content', kind: 'content', purpose: '', forms: [], carryOver: { rest: false, sections: [] }, heading },
  ...{ text: [text], items: [], images: [], button: null, evidence: [], ...more },
});
const today = [
  section('Hello', 'A house for dogs.', { kind: 'hero' }),
  section('Welcome', 'Dogs sleep in warm rooms above the bakery.'),
  section('', 'Since 1990'),
  section('Prices', 'Boarding costs nineteen pounds every night.'),
];
const chosen = [
  section('Warm rooms', 'Dogs sleep above the bakery, in warm rooms.'),
  section('What boarding costs', 'Boarding costs nineteen pounds, walks included.'),
];
const homeOf = (text: string, from: number, sections = chosen, isHome = false) =>
  placeLines([{ text, isEntry: false, from }], today, sections, { isHome }).map(({ home }) => home);

describe('placeLines', () => {
  it('puts a line into the section that takes the place of its own', () => {
    expect(homeOf('Bring 3 towels.', 3)).toEqual([1]);
    expect(homeOf('Bring 3 towels.', 1)).toEqual([0]);
  });

  it('puts it where the same is spoken of, wherever it is today', () => {
    expect(homeOf('Walks included: boarding from May 1.', 1)).toEqual([1]);
  });

  it('leaves it below its own heading, or in the first screen, where no section takes its place', () => {
    const others = [section('Contact', 'Write or call.')];
    expect(homeOf('Bring 3 towels.', 3, others)).toEqual([OWN_HEADING]);
    expect(homeOf('Founded in 1990.', 0)).toEqual([IN_HERO]);
  });

  it('takes the nearest section where it has no heading, and on the home page, whose first screen is written', () => {
    expect(homeOf('Founded in 1990.', 2)).toEqual([0]);
    expect(homeOf('Founded in 1990.', 0, chosen, true)).toEqual([0]);
  });

  it('adds nothing to a block that is taken over whole', () => {
    const blocks = chosen.map((one) => ({ ...one, today: one.heading }));
    expect(homeOf('Bring 3 towels.', 3, blocks)).toEqual([OWN_HEADING]);
    expect(homeOf('Founded in 1990.', 2, [...blocks, section('Contact', 'Write or call.')])).toEqual([2]);
  });
});

describe('withLines', () => {
  const lines = [
    { text: 'Bath: 20 pounds', isEntry: true, from: 2 },
    { text: 'Bring 3 towels.', isEntry: false, from: 2 },
    { text: 'Ring twice.', isEntry: false, from: 2 },
  ];

  it('adds sentences as one paragraph and each entry as one of its own, and leaves the list as it is', () => {
    const items = [{ kind: 'card' as const, title: 'Walk', text: '12 pounds' }];
    const told = withLines(section('Prices', 'Per night.', { items }), lines);
    expect(told.text).toEqual(['Per night.', 'Bring 3 towels. Ring twice.', 'Bath: 20 pounds']);
    expect(told.items).toEqual(items);
  });
});
