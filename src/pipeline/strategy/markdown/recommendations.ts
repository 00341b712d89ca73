import type { Recommendation } from '#contracts/strategy.ts';
import { list, plain, quotes } from './format.ts';
import { namePages } from './sentences.ts';

/** The action with the pages it is about. */
export function whatToDo({ action, pages }: Recommendation): string {
  if (pages.length === 0) return action;
  return `${action} ${pages.length === 1 ? 'Page' : 'Pages'}: ${namePages(pages)}.`;
}

/** One recommendation as a consultant writes it: what, why, on which evidence, with which impact and effort, and how one sees that it worked. */
function inFull(entry: Recommendation, host: string): string {
  const evidence = quotes(entry.evidence, host);
  return [
    `**${plain(entry.title)}** (impact ${entry.impact}, effort ${entry.effort})`,
    list([
      `Do: ${plain(whatToDo(entry))}`,
      `Why: ${plain(entry.why)}${entry.lookedIn === '' ? '' : ` Looked for in ${plain(entry.lookedIn)}.`}`,
      ...(evidence === '' ? [] : [`Evidence: ${evidence}`]),
      `Done when: ${plain(entry.successCriterion)}`,
    ]),
  ].join('\n\n');
}

/** Recommendations in full; '' without any. */
export function recommendationsInFull(entries: readonly Recommendation[], host: string): string {
  return entries.map((entry) => inFull(entry, host)).join('\n\n');
}
