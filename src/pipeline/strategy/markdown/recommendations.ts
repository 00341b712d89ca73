import type { Recommendation } from '#contracts/strategy.ts';
import { plain, quotes, table } from './format.ts';

const QUOTE_LENGTH = 70;

/** What it is about, with the words of the site that show it or where it was looked for. */
function withEvidence({ title, evidence, lookedIn }: Recommendation, host: string): string {
  const proof = quotes(evidence, host, 1, QUOTE_LENGTH);
  const source = proof !== '' ? `: ${proof}` : lookedIn !== '' ? `: looked for in ${plain(lookedIn)}` : '';
  return `${plain(title)}${source}`;
}

/** Findings with what to do and how one sees that it is done, which names the pages; '' without any. */
export function findingTable(entries: readonly Recommendation[], host: string): string {
  return table(
    ['Issue and where it shows', 'What to do', 'Impact', 'Effort', 'Done when'],
    entries.map((entry) => [withEvidence(entry, host), plain(entry.action), entry.impact, entry.effort, plain(entry.successCriterion)]),
  );
}

/** What is done in one step each: the outcome says it. */
export function minorTable(entries: readonly Recommendation[]): string {
  return table(
    ['Issue', 'Effort', 'Done when'],
    entries.map((entry) => [plain(entry.title), entry.effort, plain(entry.successCriterion)]),
  );
}

/** Advice whose details are in the parts before: what, how much it brings and costs, and how one sees that it worked. */
export function adviceTable(entries: readonly Recommendation[]): string {
  return table(
    ['What', 'Impact', 'Effort', 'Done when'],
    entries.map((entry) => [plain(entry.title), entry.impact, entry.effort, plain(entry.successCriterion)]),
  );
}
