import { describe, expect, it } from 'vitest';
import { richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { rankTestIdeas } from './test-ideas.ts';

describe('rankTestIdeas', () => {
  it('puts the ideas with the highest impact first, each based on something found', () => {
    const { tests } = buildStrategy(richInput()).diagnose;
    expect(tests.map(({ impact }) => impact)).toEqual(['high', 'high', 'medium', 'medium', 'medium', 'low']);
    expect(tests.map(({ hypothesis }) => hypothesis)).toContain(
      'If the order form on /order asks for less (Phone, Wishes later), more visitors finish it.',
    );
  });

  it('suggests a call button to a local business with a phone number whose goal is no call', () => {
    const input = richInput();
    input.profile.businessModel = { ...input.profile.businessModel, modelId: 'hospitality' };
    expect(buildStrategy(input).diagnose.tests.map(({ title }) => title)).toContain('Call button on phones');
  });

  it.each([
    ['Sourdough from the mill oven in Mainz, baked twice.', false],
    ['SOURDOUGH from the mill oven in Mainz: baked twice', false],
    ['Hello', true],
  ])('tests a new headline against "%s" only where more than case and marks differ: %s', (h1, isTested) => {
    const strategy = buildStrategy(richInput());
    const home = strategy.engineer.head.find(({ path }) => path === '/');
    if (!home) throw new Error('No head.');
    home.h1.now = h1;
    strategy.craft.headline.text = 'Sourdough from the mill oven in Mainz, baked twice';
    expect(rankTestIdeas(strategy).some(({ title }) => title.startsWith('New headline'))).toBe(isTested);
  });

  it('falls back to the position of the action on a site with nothing to test', () => {
    expect(buildStrategy(thinInput()).diagnose.tests.map(({ title }) => title)).toEqual(['Action higher on the page']);
  });
});
