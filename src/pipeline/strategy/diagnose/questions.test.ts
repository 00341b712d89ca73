import { describe, expect, it } from 'vitest';
import { richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import type { StrategyInput } from '../read-site.ts';

const questionsOf = (input: StrategyInput) => buildStrategy(input).diagnose.questions;
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

  it('asks what replaces template text, with the page', () => {
    const input = richInput();
    input.site.pages[2]?.blocks.push({ tag: 'p', text: 'Lorem ipsum dolor sit amet', selector: 'p', region: 'main', hidden: false });
    expect(questionsOf(input).find(({ id }) => id === 'filler')?.question).toContain('/about');
  });
});
