import type { Strategy } from '#contracts/strategy.ts';
import { createPromptContext, type PromptContext } from '#pipeline/prompt/prompt-context.ts';
import type { Wording } from '#pipeline/prompt/sections/wording.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import type { StrategyInput } from '#pipeline/strategy/read-site.ts';
import { richInput } from './strategy-input.ts';

/** What composers write from, for a complete site; `change` alters a copy of its strategy. */
export function promptContext(change: (strategy: Strategy) => void = () => undefined, input: StrategyInput = richInput()): PromptContext {
  const strategy = structuredClone(buildStrategy(input));
  change(strategy);
  return createPromptContext({ strategy, profile: input.profile, ownerText: '', generatedText: '', customPrompt: '' });
}

/** A wording whose lines show nothing but the facts. */
export const plainWording: Wording = {
  mark: '- ',
  tick: '[ ] ',
  copy: ({ heading, text }, at) => `${at + 1} ${heading}: ${text.join(' ')}`,
  pages: { entry: ({ path, decision }) => `${path} ${decision}`, redirects: 'REDIRECTS', unchanged: 'UNCHANGED' },
  head: { path: 'path ', title: 'title ', description: 'description ', h1: 'h1 ', canonical: '', changed: 'new ', kept: 'kept' },
  forms: {
    heading: 'FORMS',
    entry: ({ name, path, decision }) => `${decision} ${name} on ${path}`,
    functions: 'FEATURES',
    function: ({ name, decision }) => `${decision} ${name}`,
    legal: 'LEGAL',
  },
  issues: { intro: 'ISSUES', entry: ({ title }) => title },
  checks: ({ own }) => own,
  structuredData: ({ type }) => type,
};
