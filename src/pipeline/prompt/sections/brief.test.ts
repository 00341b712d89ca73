import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { briefParts, briefText } from './brief.ts';

const line = (text: string, snippet = '') => ({
  text,
  kind: 'inferred' as const,
  evidence: snippet === '' ? [] : [{ url: 'https://a.test/', selector: 'p', snippet }],
});

const withOpening = (opening: Partial<NonNullable<Strategy['opening']>>) =>
  promptContext((strategy) => {
    strategy.diagnose.questions = [];
    strategy.opening = {
      ...{ forWhom: [], believe: [], moves: [], stays: [], leaveOut: [], decisions: [] },
      promise: { text: '', kind: 'observed', evidence: [] },
      ...opening,
    };
  });

describe('briefParts', () => {
  it('names the words of the site that a line to keep is about', () => {
    const context = withOpening({ keep: [line('The headline: six words', 'Safe at any hour.'), line('The calm tone')] });
    expect(briefParts(context, plainWording).keep).toBe('KEEP\n- "Safe at any hour." The headline: six words\n- The calm tone');
    const cut = withOpening({ keep: [line('The pick-up', 'of modern traffic. We fetch you at home! Some points about')] });
    expect(briefParts(cut, plainWording).keep).toBe('KEEP\n- "We fetch you at home!" The pick-up');
  });

  it('gives each line to keep that a strategist may name', () => {
    const keep = Array.from({ length: 8 }, (_, at) => line(`Reason ${at + 1}`));
    expect(briefParts(withOpening({ keep }), plainWording).keep).toContain('- Reason 8');
  });

  it('does not quote words that are to be left out', () => {
    const out = { text: 'Best bread of 2019', reason: 'dated' as const, why: '', pages: [], evidence: [] };
    const context = withOpening({ keep: [line('The pride', 'Best bread of 2019')], leaveOut: [out] });
    expect(briefParts(context, plainWording).keep).toBe('KEEP\n- The pride');
  });

  it('leaves out visitors and reasons that the first block gives', () => {
    const context = withOpening({
      forWhom: [line('Families in Mainz'), line('Cafes')],
      believe: [line('Our own mill has run since 1987')],
    });
    const { visitors, reasons } = briefParts(context, plainWording, 'For Families in Mainz. Our own mill has run since 1987.');
    expect([visitors, reasons]).toEqual(['VISITORS\n- Cafes', '']);
  });

  it('asks decisions and open questions in one list', () => {
    const decision = { id: 'a', question: 'Which price?', why: '', untilThen: 'None.', basis: 'evidence' as const, evidence: [] };
    const context = withOpening({ decisions: [decision] });
    context.strategy.diagnose.questions = [{ id: 'team', question: 'Who bakes?', why: '' }];
    expect(briefParts(context, plainWording).decide).toBe('DECIDE\nWhich price? None.\nWho bakes? Leave it out.');
  });
});

it('has no heading without text', () => {
  const context = withOpening({});
  context.strategy.craft.visitors = [];
  context.strategy.xFactor.differences = [];
  expect(briefText(context, plainWording)).toMatch(/^MENU\n- [^\n]+(\n- [^\n]+)?$/);
});
