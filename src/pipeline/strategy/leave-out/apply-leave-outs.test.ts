import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { answeredPage, followAnswer } from '#testing/follow-answer.ts';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

const leaveOut = (quote: string, instead = '') => [{ quote, page: 'p1', reason: 'contradictory', why: 'Two pages disagree.', instead }];
const hide = (...hides: string[]) => [
  { question: 'Which one is right?', why: 'Two are shown.', untilThen: 'Show none.', basis: 'to-check', quotes: [], hides },
];

/** What a builder reads: no evidence, no words of today, and not the list of what is left out. */
function toldBy({ opening, evaluate: { works }, site, craft, engineer, elevate }: Strategy): string {
  const proof = elevate.proof.filter(({ decision }) => decision === 'use');
  const parts = {
    believe: opening?.believe,
    promise: opening?.promise,
    works,
    site,
    craft,
    head: engineer.head,
    data: engineer.structuredData,
    proof,
  };
  return JSON.stringify(parts, (key, value) => (key === 'evidence' || key === 'now' ? undefined : value));
}

describe('what a strategist leaves out', () => {
  it('is nowhere in what the builder gets', () => {
    expect(toldBy(buildStrategy(richInput()))).toContain('since 1987');
    expect(toldBy(followAnswer({ leaveOut: leaveOut('The Weber family has baked here since 1987') }))).not.toContain('since 1987');
  });

  it('is replaced everywhere, also in heads and structured data', () => {
    const told = toldBy(followAnswer({ leaveOut: leaveOut('fields within 20 km', 'fields near Mainz') }));
    expect(told).toContain('fields near Mainz');
    expect(told).not.toContain('within 20 km');
  });

  it('is no proof any more: dropped with the reason, in one list', () => {
    const [first] = buildStrategy(richInput()).elevate.proof.filter(({ decision }) => decision === 'use');
    const { elevate, evaluate } = followAnswer({ leaveOut: leaveOut(first?.text.slice(0, 60) ?? '') });
    expect(elevate.proof.find(({ text }) => text === first?.text)).toMatchObject({ decision: 'drop', reason: 'Two pages disagree.' });
    expect(evaluate.works.map(({ text }) => text)).not.toContain(first?.text);
  });

  it('is named on a page whose text stays word for word', () => {
    const sections = [{ heading: 'Grain', text: ['All grain comes from fields within 20 km.'], items: [], button: null, quotes: [] }];
    const pages = [answeredPage('/about', {}), answeredPage('/faq', { sections })];
    const { pagePlan } = followAnswer({ pages, leaveOut: leaveOut('fields within 20 km', 'fields near Mainz') }).engineer;
    expect(pagePlan.find(({ path }) => path === '/about')?.reason).toContain('"fields near Mainz" in place of "fields within 20 km"');
  });

  it('changes no legal text, and cuts no line off', () => {
    const input = richInput();
    const legal = input.site.pages.find(({ type }) => type === 'legal');
    const said = legal?.blocks.find(({ text }) => text.length > 20)?.text ?? '';
    expect(said).not.toBe('');
    const path = new URL(legal?.url ?? '').pathname;
    const sections = [{ heading: 'Grain', text: ['All grain is local.'], items: [], button: null, quotes: [] }];
    const pages = [answeredPage(path, {}), answeredPage('/faq', { sections })];
    const { pagePlan } = followAnswer({ pages, leaveOut: leaveOut(said, 'Nothing of it') }, input).engineer;
    expect(pagePlan.find((page) => page.path === path)?.reason).not.toContain('in place of');
  });

  it('stays where it is the owner\u2019s own word', () => {
    const input = richInput();
    const [phone] = input.profile.contacts.filter(({ contactKind }) => contactKind === 'phone');
    if (!phone) throw new Error('A phone number is needed.');
    phone.kind = 'owner';
    expect(toldBy(followAnswer({ decisions: hide(phone.text) }, input))).toContain(phone.text);
  });
});

describe('a contact that is hidden until it is decided', () => {
  it('is in no contacts, no structured data and no copy', () => {
    const phone = richInput().profile.contacts.find(({ contactKind }) => contactKind === 'phone')?.text ?? '';
    expect(toldBy(buildStrategy(richInput()))).toContain(phone);
    const strategy = followAnswer({ decisions: hide(phone) });
    expect(toldBy(strategy)).not.toContain(phone);
    expect(strategy.site.contacts.some(({ kind }) => kind === 'phone')).toBe(false);
    expect(strategy.opening?.decisions[0]).toMatchObject({ untilThen: 'Show none.', hides: [phone] });
  });

  it('is no target: the button leads to the form, and the menu does without', () => {
    const phone = richInput().profile.contacts.find(({ contactKind }) => contactKind === 'phone')?.text ?? '';
    const call = { label: 'Call us', target: `tel:${phone.replace(/[^+\d]/g, '')}` };
    const header = [call, { label: 'Home', target: '/' }, { label: 'About', target: '/about' }];
    const answer = { primaryButton: call, navigation: { header, button: call, footer: [], note: '' } };
    expect(followAnswer(answer).craft.goal.target).toBe(call.target);
    const { craft, engineer } = followAnswer({ ...answer, decisions: hide(phone) });
    expect(craft.goal.target).toBe(engineer.forms[0]?.path);
    expect(engineer.navigation).toMatchObject({ header: header.slice(1), button: null });
  });
});
