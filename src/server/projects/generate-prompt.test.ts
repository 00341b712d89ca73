import { expect, it } from 'vitest';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { PipelineFunctions } from '../parts.ts';
import { buildStrategy, writePrompt, writeStrategy } from './generate-prompt.ts';

const stages = { crawl: 'site', audit: 'audit', profile: 'profile', competitors: 'competitors' } as unknown as ResolvedOutputs;
const strategyNamed = (name: string) => ({ name }) as unknown as Strategy;
const nameOf = (strategy: Strategy) => (strategy as unknown as { name: string }).name;
/** Pipeline functions that return what they were given. */
const pipeline = {
  buildStrategy: (input: object) => strategyNamed(Object.values(input).join('+')),
  applyEdits: (strategy: Strategy, edits: { field: string }[]) => strategyNamed(`${nameOf(strategy)} with ${edits[0]?.field}`),
  strategyToMarkdown: (strategy: Strategy) => `# ${nameOf(strategy)}`,
  composePrompt: (input: { strategy: Strategy; customPrompt: string }) => ({ text: `${nameOf(input.strategy)} | ${input.customPrompt}` }),
  lintPrompt: ({ customPrompt }: { customPrompt?: string }) => [{ id: customPrompt }],
} as unknown as PipelineFunctions;

it('builds the strategy from all four stages', () => {
  expect(nameOf(buildStrategy(stages, pipeline))).toBe('site+audit+profile+competitors');
});

it('writes the strategy as the owner edited it', () => {
  const written = writeStrategy(strategyNamed('x'), [{ field: 'headline', text: 'New' }], pipeline);
  expect([nameOf(written.strategy), written.markdown]).toEqual(['x with headline', '# x with headline']);
});

it('composes the prompt with trimmed criteria and marks it', () => {
  const prompt = writePrompt({ choice: { designer: 'custom', customPrompt: ' calm ' }, stages, strategy: strategyNamed('x') }, pipeline);
  expect(prompt).toMatchObject({ text: 'x | calm', lint: [{ id: 'calm' }] });
});
