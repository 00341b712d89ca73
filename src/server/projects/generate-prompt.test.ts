import { describe, expect, it } from 'vitest';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { PipelineFunctions } from '../parts.ts';
import { writeDeepStrategy, writePrompt, writeStrategy } from './generate-prompt.ts';

const stages = { crawl: 'site', audit: 'audit', profile: 'profile', competitors: 'competitors' } as unknown as ResolvedOutputs;
const strategyNamed = (name: string) => ({ name }) as unknown as Strategy;
/** Pipeline functions that return what they were given. */
const pipeline = {
  buildStrategy: (input: object) => strategyNamed(Object.values(input).join('+')),
  strategyToMarkdown: (strategy: Strategy) => `# ${(strategy as unknown as { name: string }).name}`,
  composePrompt: (input: { ownerText: string; generatedText: string; customPrompt: string }) => ({
    text: [input.ownerText, input.generatedText, input.customPrompt].join(' | '),
  }),
  lintPrompt: ({ customPrompt }: { customPrompt?: string }) => [{ id: customPrompt }],
} as unknown as PipelineFunctions;
const signal = new AbortController().signal;

describe('the strategy', () => {
  it('is built from all four stages', () => {
    expect(writeStrategy(stages, pipeline).markdown).toBe('# site+audit+profile+competitors');
  });

  it('stays as built without a model, and is the model’s with one', async () => {
    expect((await writeDeepStrategy(stages, { pipeline }, signal)).markdown).toBe('# site+audit+profile+competitors');
    const deepenStrategy = async () => strategyNamed('deeper');
    expect((await writeDeepStrategy(stages, { pipeline, deepenStrategy }, signal)).markdown).toBe('# deeper');
  });
});

describe('the prompt', () => {
  const written = { strategy: strategyNamed('x'), markdown: 'generated' };

  it('gets the generated text where the owner edited none, and trimmed criteria', () => {
    const prompt = writePrompt({ choice: { designer: 'custom', customPrompt: ' calm ' }, stages, written, ownerText: null }, pipeline);
    expect(prompt).toMatchObject({ text: 'generated | generated | calm', lint: [{ id: 'calm' }] });
  });

  it('gets the owner’s text next to the generated one', () => {
    const prompt = writePrompt({ choice: { designer: 'wix' }, stages, written, ownerText: 'edited' }, pipeline);
    expect(prompt.text).toBe('edited | generated | ');
  });
});
