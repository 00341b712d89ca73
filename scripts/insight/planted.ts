import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { buildPrompt } from '#pipeline/build-prompt.ts';
import { foldWords } from '#text/normalize.ts';

/** A false statement and the words by which it would be found again. */
export type Planted = { what: string; trace: string };

/** The texts of a value at any depth, in compared form. What was set aside or replaced is shown as such and used by nothing. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [foldWords(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'setAside' || key === 'replaced' ? [] : textsIn(inner)));
}

/** The false statements that a value contains. */
export function survivorsIn(value: unknown, planted: readonly Planted[]): Planted[] {
  const all = textsIn(value).join('\n');
  return planted.filter(({ trace }) => all.includes(foldWords(trace)));
}

/** Where false statements survive: in the profile, in the strategy made of it, in the prompt for Lovable. */
export function findSurvivors(outputs: ResolvedOutputs, planted: readonly Planted[]): Record<'profile' | 'strategy' | 'prompt', Planted[]> {
  const { strategy, prompt } = buildPrompt(outputs, { builder: 'lovable', customPrompt: '' });
  return {
    profile: survivorsIn(outputs.profile, planted),
    strategy: survivorsIn(strategy, planted),
    prompt: survivorsIn(prompt.text, planted),
  };
}
