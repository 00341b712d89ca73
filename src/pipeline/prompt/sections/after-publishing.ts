import type { PromptContext } from '../prompt-context.ts';
import { siteText } from '../site-text.ts';

/** What to count once the site is live: an event, each once, with all the places where it happens. */
export function measures({ strategy }: PromptContext): { event: string; where: string }[] {
  const byEvent = Map.groupBy(strategy.diagnose.measures, ({ event }) => siteText(event));
  return [...byEvent].map(([event, group]) => ({ event, where: group.map(({ where }) => siteText(where)).join('; ') }));
}

/** Names of the events to measure, each once. */
export function eventNames(context: PromptContext): string[] {
  return measures(context).map(({ event }) => event);
}
