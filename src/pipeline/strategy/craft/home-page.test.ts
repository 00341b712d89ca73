import { describe, expect, it } from 'vitest';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

const homeOf = (input: ReturnType<typeof richInput>) => buildStrategy(input).craft.pages[0]?.sections ?? [];

describe('planHomePage', () => {
  it('orders promise, proof cue, offers, steps, proof, questions and closing action', () => {
    expect(homeOf(richInput()).map(({ kind }) => kind)).toEqual(['hero', 'proof-cue', 'offers', 'how-it-works', 'proof', 'faq', 'closing']);
  });

  it('repeats the goal and the contacts at the end, each once', () => {
    const closing = homeOf(richInput()).at(-1);
    expect(closing?.button).toEqual({ label: 'Order your bread', target: '/order' });
    expect(closing?.items.map(({ text }) => text)).toEqual(['06131 555 010', 'brot@muehlenbrot.test', 'Mühlweg 4, Mainz']);
  });

  it('says which sections follow unchanged where there is no room for all', () => {
    const input = richInput();
    const outline = Array.from({ length: 14 }, (_, at): [string, string][] => [
      ['h2', `Oven number ${at} and its story`],
      ['p', `This oven has baked bread number ${at} for a long time.`],
    ]).flat();
    input.site.pages[0] = draftPage({ path: '/', type: 'home', title: 'Home', outline: [['h1', 'Mill Bread bakes in Mainz'], ...outline] });
    const sections = homeOf(input);
    expect(sections.length).toBeLessThanOrEqual(9);
    expect(sections.flatMap(({ carryOver }) => carryOver.sections).length).toBeGreaterThan(5);
  });
});
