import { describe, expect, it } from 'vitest';
import type { LeaveOut, SectionPlan } from '#contracts/strategy.ts';
import { withoutLeftOut } from './without-left-out.ts';

const section = (more: Partial<SectionPlan>): SectionPlan => ({
  ...{ id: 'content', kind: 'content', purpose: '', forms: [], carryOver: { rest: false, sections: [] }, heading: 'Rooms' },
  ...{ text: [], items: [], images: [], button: null, evidence: [], ...more },
});
const out = (text: string): LeaveOut => ({ text, reason: 'contradictory', why: '', pages: ['/'], evidence: [] });
const cut = (plan: SectionPlan, ...leaveOut: LeaveOut[]) =>
  withoutLeftOut([{ path: '/', title: '', sections: [plan] }], leaveOut)[0]?.sections[0];

describe('withoutLeftOut', () => {
  it('cuts the sentence and keeps the rest of the paragraph', () => {
    const text = ['Quiet rooms by the lake. Pets are welcome in every room. Breakfast until ten.', 'Pets are welcome in every room.'];
    expect(cut(section({ text }), out('pets are welcome in every room'))?.text).toEqual(['Quiet rooms by the lake. Breakfast until ten.']);
  });

  it('drops an entry and empties a heading that say it', () => {
    const items = [
      { kind: 'card' as const, title: 'Pets', text: 'A private beach for all guests.' },
      { kind: 'card' as const, title: 'A private beach for all guests', text: 'Bring towels.' },
    ];
    expect(cut(section({ items, heading: 'A private beach for all guests' }), out('A private beach for all guests'))).toMatchObject({
      heading: '',
      items: [{ title: 'Pets', text: '' }],
    });
  });

  it('cuts a few letters only where they are the whole text', () => {
    expect(cut(section({ text: ['Since 1987.', '1987'] }), out('1987'))?.text).toEqual(['Since 1987.']);
  });
});
