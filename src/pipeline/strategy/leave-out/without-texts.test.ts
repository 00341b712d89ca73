import { describe, expect, it } from 'vitest';
import type { SectionPlan } from '#contracts/strategy.ts';
import { cutterOf } from './cut-sentences.ts';
import { withoutTexts } from './without-texts.ts';

const section = (more: Partial<SectionPlan>): SectionPlan => ({
  ...{ id: 'content', kind: 'content', purpose: '', forms: [], carryOver: { rest: false, sections: [] }, heading: 'Rooms' },
  ...{ text: [], items: [], images: [], button: null, evidence: [], ...more },
});
const cut = (plan: SectionPlan, ...texts: string[]) =>
  withoutTexts([{ path: '/', title: '', sections: [plan] }], cutterOf(texts))[0]?.sections[0];

describe('withoutTexts', () => {
  it('cuts the sentence and keeps the rest of the paragraph', () => {
    const text = ['Quiet rooms by the lake. Pets are welcome in every room. Breakfast until ten.', 'Pets are welcome in every room.'];
    expect(cut(section({ text }), 'pets are welcome in every room')?.text).toEqual(['Quiet rooms by the lake. Breakfast until ten.']);
  });

  it('drops an entry and empties a heading that say it', () => {
    const items = [
      { kind: 'card' as const, title: 'Pets', text: 'A private beach for all guests.' },
      { kind: 'card' as const, title: 'A private beach for all guests', text: 'Bring towels.' },
    ];
    expect(cut(section({ items, heading: 'A private beach for all guests' }), 'A private beach for all guests')).toMatchObject({
      heading: '',
      items: [{ title: 'Pets', text: '' }],
    });
  });

  it('keeps a quotation whole or not at all', () => {
    const text = ['“The bread is exceptional. They care for everything.”', 'The bread is exceptional. We bake it daily.'];
    expect(cut(section({ text }), 'the bread is exceptional')?.text).toEqual(['We bake it daily.']);
  });

  it('cuts a few letters only where they are the whole text', () => {
    expect(cut(section({ text: ['Since 1987.', '1987'] }), '1987')?.text).toEqual(['Since 1987.']);
  });
});
