import type { PromptContext } from '../prompt-context.ts';
import { sentence, siteText } from '../site-text.ts';

/** What to count once the site is live: `event` and where it happens. */
export function measures({ strategy }: PromptContext): { event: string; where: string }[] {
  return strategy.diagnose.measures.map(({ event, where }) => ({ event: siteText(event), where: siteText(where) }));
}

/** Names of the events to measure, each once. */
export function eventNames(context: PromptContext): string[] {
  return [...new Set(measures(context).map(({ event }) => event))];
}

/** Questions that only the owner can answer, each with the reason for asking. */
export function questionLines({ strategy }: PromptContext): string[] {
  return strategy.diagnose.questions.map(({ question, why }) => `${siteText(question)}${why ? ` ${sentence(siteText(why))}` : ''}`);
}
