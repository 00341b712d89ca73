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
  return createPromptContext({ strategy, profile: input.profile, customPrompt: '' });
}

/** A wording whose lines show nothing but the facts. */
export const plainWording: Wording = {
  mark: '- ',
  tick: '[ ] ',
  brief: {
    owner: 'OWNER',
    aim: 'AIM',
    visitors: 'VISITORS',
    promise: 'PROMISE',
    reasons: 'REASONS',
    moves: 'MOVES',
    keep: 'KEEP',
    decide: 'DECIDE',
    menu: 'MENU',
    leaveOut: 'LEAVE OUT',
  },
  move: ({ title }) => title,
  decisions: (rows) => rows.map(({ question, untilThen }) => `${question} ${untilThen}`).join('\n'),
  leaveOut: (rows) => rows.map(({ words, instead }) => `${words} > ${instead}`).join('\n'),
  section: ({ heading, text, items }, at) => `${at + 1} ${heading}: ${[...text, ...items].join(' ')}`,
  page: {
    heading: ({ path }) => `PAGE ${path}`,
    rest: ({ isInFile, path, onPage, repeats }) =>
      [isInFile ? `FILE ${path}` : '', onPage.join(), repeats.join()].filter(Boolean).join(' | '),
    prices: (amounts) => `PRICES ${amounts}`,
  },
  pages: { entry: ({ path, decision }) => `${path} ${decision}`, unread: 'UNREAD', redirects: 'REDIRECTS', unchanged: 'UNCHANGED' },
  head: ({ path, title, description, h1, changed }) =>
    `path ${path} title ${title} description ${description} h1 ${h1} new ${changed.join()}`,
  forms: {
    heading: 'FORMS',
    entry: ({ name, path, decision }) => `${decision} ${name} on ${path}`,
    exact: '',
    states: (success, error) => `STATES ${success} ${error}`,
    functions: 'FEATURES',
    function: ({ name, decision }) => `${decision} ${name}`,
    links: 'LINKS',
    legal: (paths) => `LEGAL ${paths}`,
  },
  issues: {
    areas: {
      content: 'CONTENT',
      ux: 'UX',
      accessibility: 'ACCESS',
      seo: 'SEO',
      performance: 'SPEED',
      security: 'SECURITY',
      hosting: 'HOSTING',
    },
    entry: ({ title }) => title,
    minor: (count) => `${count} MINOR`,
  },
  checks: ({ passing }) => ({ acceptance: ['FIRST SCREEN', passing].filter(Boolean), standards: ['STANDARDS'], seo: ['SEARCH'] }),
  after: ({ hosting, events }) => [hosting, events].filter(Boolean),
  structuredData: ({ type, parts }) => `${type}: ${parts}`,
};
