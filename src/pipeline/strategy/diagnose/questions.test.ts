import { describe, expect, it } from 'vitest';
import { richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import type { StrategyInput } from '../read-site.ts';

const questionsOf = (input: StrategyInput) => buildStrategy(input).diagnose.questions;
/** The same site as served by an app that nobody ran. */
const asShell = (input: StrategyInput): StrategyInput => {
  const script = { kind: 'script' as const, url: 'https://example.com/app.js', inHead: true, async: false, defer: false, inlineBytes: 0 };
  const pages = input.site.pages.map((page) => ({ ...page, wordCount: 5, rendered: null, resources: [{ ...script, selector: 'script' }] }));
  return { ...input, site: { ...input.site, pages, rendering: { mode: 'static', note: '' } } };
};
const idsOf = (input: StrategyInput) => questionsOf(input).map(({ id }) => id);

describe('askOwner', () => {
  it('asks only about what a complete site leaves open', () => {
    expect(idsOf(richInput())).toEqual(['form-destination', 'testimonial-names', 'competitors', 'unread']);
  });

  it('asks an empty site about offers, visitors, prices and proof, contradictions first', () => {
    const ids = idsOf(thinInput());
    expect(ids[0]).toBe('form-destination');
    expect(ids).toEqual(expect.arrayContaining(['offers', 'visitors', 'prices', 'testimonials', 'proof', 'x-factor', 'photos', 'legal']));
  });

  it('asks a charity about similar organizations and supporters, not about prices and competitors', () => {
    const input = thinInput();
    input.profile.businessModel = { ...input.profile.businessModel, modelId: 'nonprofit' };
    const questions = questionsOf(input);
    expect(questions.map(({ id }) => id)).not.toContain('prices');
    expect(questions.find(({ id }) => id === 'competitors')?.question).toBe(
      'Which similar organizations do your supporters know? Their web addresses are enough.',
    );
  });

  it('calls nothing missing on a site whose scripts did not run', () => {
    const seen = buildStrategy(thinInput());
    const input = asShell(thinInput());
    const strategy = buildStrategy(input);
    const whyOf = (strategy: ReturnType<typeof buildStrategy>, id: string) => strategy.diagnose.questions.find((one) => one.id === id)?.why;
    for (const id of ['proof', 'offers', 'legal'])
      expect(whyOf(strategy, id)).toMatch(/could not be looked at, so the site may say it already/);
    expect(whyOf(seen, 'proof')).toBe('The analyzed pages show no proof at all.');
    expect(whyOf(strategy, 'competitors')).toBe(whyOf(seen, 'competitors'));
    const moves = (strategy: ReturnType<typeof buildStrategy>) => strategy.opening?.moves.map(({ id }) => id);
    expect(moves(seen)).toContain('collect-proof');
    expect(moves(strategy)).not.toContain('collect-proof');
    expect(strategy.evaluate.limits).toContainEqual(expect.stringMatching(/What was not found may be there all the same/));
  });

  it('asks what replaces template text, with the page', () => {
    const input = richInput();
    input.site.pages[2]?.blocks.push({ tag: 'p', text: 'Lorem ipsum dolor sit amet', selector: 'p', region: 'main', hidden: false });
    expect(questionsOf(input).find(({ id }) => id === 'filler')?.question).toContain('/about');
  });
});
