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
const staying = (said: readonly string[], gone: readonly string[] = []) =>
  whatStays(today, { isSaid: (sentence) => said.some((words) => sentence.includes(words)), gone });

describe('whatStays', () => {
  it('keeps a block that the new copy does not have, word for word and without its form, which is planned by itself', () => {
    const [night] = staying(['quiet house', 'pounds']);
    expect(night).toMatchObject({ heading: 'A night here', text: ['The day ends at nine. Dogs sleep in the kitchen.'], forms: [] });
  });

  it('keeps single lines of a block that the new copy mostly has, as a last section', () => {
    const stays = staying(['quiet house', 'Dogs', 'day ends', 'Night', 'Walk']);
    expect(stays).toHaveLength(1);
    expect(stays[0]).toMatchObject({ kind: 'further', items: [{ title: '', text: 'Bath: 20 pounds' }] });
    expect(stays[0]?.note).toContain('word for word');
  });

  it('keeps no notice of cookies', () => {
    const notice = 'Functional cookies enable features of our forms. They include what you chose in the settings of your browser.';
    expect(whatStays([section('content', 'Settings', { text: [notice] })], { isSaid: () => false })).toEqual([]);
  });

  it('keeps nothing that the new copy has', () => {
    expect(staying(['quiet house', 'day ends', 'Dogs', 'pounds'])).toEqual([]);
  });

  it('lets go of blocks and entries that the strategist names', () => {
    expect(staying(['quiet house'], ['A Night Here', 'Prices'])).toEqual([]);
    expect(staying(['quiet house', 'day ends', 'Dogs'], ['Bath'])[0]?.items.map(({ title }) => title)).toEqual(['Night', 'Walk']);
  });

  it('keeps a fact of the first screen as a line, and a long text of it as a block without its button', () => {
    expect(staying(['day ends', 'Dogs', 'pounds'])).toMatchObject([{ kind: 'further', items: [{ text: 'A quiet house for your dog.' }] }]);
    const story = section('hero', 'Our story', {
      text: ['We began with two dogs and a garden. '.repeat(20)],
      button: { label: 'Call', target: 'tel:1' },
    });
    expect(whatStays([story], { isSaid: () => false })).toMatchObject([{ kind: 'content', heading: '', button: null }]);
  });
});
