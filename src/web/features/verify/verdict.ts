import type { Verification, VerificationStatus } from '#contracts/verification.ts';
import type { VerificationSummary } from '#contracts/verification-history.ts';

/** Statuses in the order of a report, with the title of their list and what they say of a number of things. */
export const STATUSES: { status: VerificationStatus; title: string; said: string }[] = [
  { status: 'lost', title: 'Lost', said: 'lost' },
  { status: 'invented', title: 'Invented', said: 'invented' },
  { status: 'not-fixed', title: 'Not fixed', said: 'not fixed' },
  { status: 'unchecked', title: 'Could not check', said: 'could not be checked' },
  { status: 'changed', title: 'Changed as planned', said: 'changed as planned' },
  { status: 'kept', title: 'Kept', said: 'kept' },
];

const RED = STATUSES.slice(0, 3);

function joined(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** The result of a check in one sentence. */
export function verdictSentence(verdict: Verification['verdict'], counts: VerificationSummary['counts']): string {
  if (verdict === 'unchecked') return 'The new site could not be checked.';
  const unchecked = counts.unchecked ?? 0;
  if (verdict === 'green')
    return unchecked === 0
      ? 'This is the site that was planned: nothing is lost, invented or left unfixed.'
      : `Nothing is lost, invented or left unfixed, but ${unchecked} ${unchecked === 1 ? 'thing' : 'things'} could not be checked.`;
  const red = RED.flatMap(({ status, said }) => ((counts[status] ?? 0) > 0 ? [{ count: counts[status] ?? 0, said }] : []));
  const [first] = red;
  const noun = first?.count === 1 ? 'thing is' : 'things are';
  return `${joined(red.map(({ count, said }, at) => (at === 0 ? `${count} ${noun} ${said}` : `${count} ${said}`)))}.`;
}

/** The numbers of a check, for its row in the history. */
export function countsLine(counts: VerificationSummary['counts']): string {
  return STATUSES.flatMap(({ status, said }) => ((counts[status] ?? 0) > 0 ? [`${counts[status]} ${said}`] : [])).join(', ');
}

/** What changed since the check before, for a row in the history. */
export function changesLine({ newRed, goneRed }: NonNullable<VerificationSummary['changes']>): string {
  if (newRed === 0 && goneRed === 0) return 'Nothing to fix came or went since the check before.';
  return `${goneRed} put right, ${newRed} new since the check before.`;
}
