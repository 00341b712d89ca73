import type { AuditReport } from '#contracts/finding.ts';
import { plural } from '#text/words.ts';

/** Which checks could not be made, as sentences for the owner: one for each reason, the one with most checks first. */
export function notesOnChecks({ notRun }: Pick<AuditReport, 'notRun'>): string[] {
  const byReason = [...Map.groupBy(notRun, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length);
  return byReason.map(([reason, { length }]) => `${plural(length, 'check')} could not be made: ${asClause(reason)}`);
}

/** A sentence after a colon. */
function asClause(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
