import { describe, expect, it } from 'vitest';
import { richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import type { StrategyInput } from '../read-site.ts';

const openingOf = (input: StrategyInput) => {
  const { opening } = buildStrategy(input);
  if (!opening) throw new Error('No opening.');
  return opening;
};

describe('writeOpening', () => {
  it('says for whom, the promise and the proof in words of the site, each with its page', () => {
    const { forWhom, promise, believe } = openingOf(richInput());
    for (const line of [...forWhom, promise, ...believe]) expect(line.evidence[0]?.url, line.text).toContain('muehlenbrot.test');
  });

  it('names at most five moves, each with its reason and where to start', () => {
    const { moves } = openingOf(richInput());
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.length).toBeLessThanOrEqual(5);
    for (const move of moves) expect(move.why.length * move.how.length, move.id).toBeGreaterThan(0);
  });

  it('leaves out what a thin site gives no reason for', () => {
    const { forWhom, believe } = openingOf(thinInput());
    expect([forWhom, believe]).toEqual([[], []]);
  });

  it('names nobody as a buyer who is only asked about', () => {
    const input = richInput();
    const [claim] = input.profile.targetAudiences;
    if (!claim) throw new Error('No audience.');
    input.profile.questions = [{ id: 'q', field: 'targetAudiences', question: 'Is it?', why: 'Unsure.', claim }];
    expect(openingOf(input).forWhom.map(({ text }) => text)).not.toContain(claim.text);
  });
});
