import { describe, expect, it } from 'vitest';
import type { SectionPlan } from '#contracts/strategy.ts';
import { whatStays } from './what-stays.ts';

const section = (kind: string, heading: string, more: Partial<SectionPlan> = {}): SectionPlan => ({
  ...{ id: kind, kind, purpose: '', forms: [], carryOver: { rest: false, sections: [] }, heading },
  ...{ text: [], items: [], images: [], button: null, evidence: [], ...more },
});
const item = (title: string, text: string) => ({ kind: 'card' as const, title, text });
const today = [
  section('hero', 'Paws and Rest', { text: ['A quiet house for your dog.'], button: { label: 'Call', target: 'tel:1' } }),
  section('content', 'A night here', { text: ['The day ends at nine. Dogs sleep in the kitchen.'], forms: ['contact'] }),
  section('content', 'Prices', { items: [item('Night', '28 pounds'), item('Walk', '12 pounds'), item('Bath', '20 pounds')] }),
];
const NOTHING = { blocks: [], lines: [] };
const staying = (said: readonly string[], gone: readonly string[] = [], isFact = (_: string) => true) =>
  whatStays(today, { isSaid: (sentence) => said.some((words) => sentence.includes(words)), isFact, gone });

describe('whatStays', () => {
  it('keeps a block that the new copy does not have, word for word and without its form, which is planned by itself', () => {
    const [night] = staying(['quiet house', 'pounds']).blocks;
    expect(night).toMatchObject({ heading: 'A night here', text: ['The day ends at nine. Dogs sleep in the kitchen.'], forms: [] });
  });

  it('keeps single lines of a block that the new copy mostly has, with their section', () => {
    const { blocks, lines } = staying(['quiet house', 'Dogs', 'day ends', 'Night', 'Walk']);
    expect(blocks).toEqual([]);
    expect(lines).toEqual([{ text: 'Bath: 20 pounds', isEntry: true, from: 2 }]);
  });

  it('lets go of an entry that is listed, of labels, and of a short line whose figure a longer one has', () => {
    const prices = section('content', 'Prices', {
      text: ['Since 2010', 'Guest 1', 'Dog Bedding Corner', 'Founded in 2010, the house has two rooms.'],
    });
    const list = section('content', 'More', { items: [item('Cable', 'No text, 2 pounds')] });
    const { lines } = whatStays([section('hero', 'Dogs', { text: ['A quiet house.'.repeat(20)] }), prices, list], {
      isSaid: (words) => words.includes('quiet'),
      isListed: ({ title }) => title === 'Cable',
      gone: ['Prices'],
    });
    expect(lines.map(({ text }) => text)).toEqual(['Founded in 2010, the house has two rooms.']);
  });

  it('keeps of a long entry the sentences that are missing', () => {
    const text = [
      'Dogs play all day in two rooms and in a garden. ',
      'They are never alone, and they sleep in a bed of their own. '.repeat(3),
      'Bring 3 towels.',
    ].join('');
    const entries = section('content', 'Play', {
      text: ['A quiet house.', 'The day ends at noon.'],
      items: [{ kind: 'card', title: 'Our Play Zones', text }],
    });
    const stays = whatStays([entries], { isSaid: (sentence) => !sentence.includes('towels'), isFact: () => true, gone: ['Play'] });
    expect(stays.lines.map(({ text }) => text)).toEqual(['Bring 3 towels.']);
    const titled = whatStays([entries], { isSaid: (words) => !words.includes('towels') && !words.includes('Zones'), gone: ['Play'] });
    expect(titled.lines.map(({ text }) => text)).toEqual(['Our Play Zones: Bring 3 towels.']);
  });

  it('keeps the facts of a block that goes, and not its prose', () => {
    const block = section('content', 'Rooms', { text: ['It is a nice place.', 'We have 12 rooms.'] });
    const stays = whatStays([block], { isSaid: () => false, isFact: (words) => words.includes('12'), gone: ['Rooms'] });
    expect(stays.lines.map(({ text }) => text)).toEqual(['We have 12 rooms.']);
  });

  it('keeps the text of a page that is only its first screen, with the words that it begins with', () => {
    const only = section('hero', 'The house', {
      text: ['It can help with these. Come and see.'],
      items: [{ kind: 'text', title: '', text: 'A sore neck and shoulders' }],
    });
    const { blocks } = whatStays([only], { isSaid: () => false, isFact: () => false });
    expect(blocks).toMatchObject([
      { kind: 'content', heading: '', today: 'It can help with these.', items: [{ text: 'A sore neck and shoulders' }] },
    ]);
    const half = whatStays([only], { isSaid: (words) => !words.includes('neck'), isFact: () => false });
    expect(half.blocks).toHaveLength(1);
  });

  it('keeps no notice of cookies', () => {
    const notice = 'Functional cookies enable features of our forms. They include what you chose in the settings of your browser.';
    expect(whatStays([section('content', 'Settings', { text: [notice] })], { isSaid: () => false })).toEqual(NOTHING);
  });

  it('keeps nothing that the new copy has', () => {
    expect(staying(['quiet house', 'day ends', 'Dogs', 'pounds'])).toEqual(NOTHING);
  });

  it('lets go of blocks and entries that the strategist names', () => {
    expect(staying(['quiet house'], ['A Night Here', 'Prices'], () => false)).toEqual(NOTHING);
    expect(staying(['quiet house', 'day ends', 'Dogs'], ['Bath']).blocks[0]?.items.map(({ title }) => title)).toEqual(['Night', 'Walk']);
  });

  it('keeps a fact of the first screen as a line, and a long text of it as a block without its button', () => {
    expect(staying(['day ends', 'Dogs', 'pounds']).lines).toEqual([{ text: 'A quiet house for your dog.', isEntry: false, from: 0 }]);
    const story = section('hero', 'Our story', {
      text: ['We began with two dogs and a garden. '.repeat(20)],
      button: { label: 'Call', target: 'tel:1' },
    });
    expect(whatStays([story], { isSaid: () => false }).blocks).toMatchObject([{ kind: 'content', heading: '', button: null }]);
  });
});
