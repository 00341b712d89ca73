import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { type AnalysisComparison, MAX_TOLD_DIFFERENCES, type WeighedDifference } from '#contracts/analysis-history.ts';
import type { Difference } from '#contracts/differences.ts';
import type { AuditReport } from '#contracts/finding.ts';
import { plural } from '#text/words.ts';
import { type Comparable, comparableOutputs } from './comparable.ts';
import { findDifferences } from './find-differences.ts';
import { pathsNotRead } from './page-differences.ts';
import { doesMatter } from './what-matters.ts';

type Result = Pick<AnalysisComparison, 'differences' | 'total' | 'matters' | 'notes'>;

/** Pages of the earlier analysis that the later one knew and could not read. */
function pagesMissed(before: Comparable, after: Comparable): number {
  const missed = pathsNotRead(after);
  return before.pages.filter(({ path }) => missed.has(path)).length;
}

const checksOf = ({ passed, findings }: AuditReport) => new Set([...passed, ...findings].map(({ id }) => id));
const skipped = ({ notRun }: AuditReport) => new Set(notRun.map(({ id }) => id));

/** Whether a finding may be new or gone only because its check was made in one of the two analyses. */
function checkDiffers(before: AuditReport, after: AuditReport, isSameVersion: boolean): (difference: Difference) => boolean {
  const [old, found] = [checksOf(before), checksOf(after)];
  const notMade = new Set([...skipped(before), ...skipped(after)]);
  return ({ area, kind, what }) => {
    if (area !== 'findings' || kind === 'changed') return false;
    return notMade.has(what) || (!isSameVersion && !(kind === 'appeared' ? old : found).has(what));
  };
}

/**
 * What changed on a site between two analyses of it, by the matching of verify, what matters first. Pure. `isSameVersion`: whether the same version
 * of Sitebrief made both; otherwise findings of checks that one of them did not have are left out.
 */
export function compareOutputs(before: ResolvedOutputs, after: ResolvedOutputs, { isSameVersion }: { isSameVersion: boolean }): Result {
  const [one, other] = [comparableOutputs(before), comparableOutputs(after)];
  const { differences: all, notes } = findDifferences(one, other);
  const isOther = checkDiffers(before.audit, after.audit, isSameVersion);
  const kept = all.filter((difference) => !isOther(difference));
  const missed = pagesMissed(one, other);
  const weighed = kept.map(
    (difference): WeighedDifference => ({ ...difference, matters: doesMatter(difference, { isPartial: missed > 0 }) }),
  );
  const [first, rest] = [weighed.filter(({ matters }) => matters), weighed.filter(({ matters }) => !matters)];
  const left = all.length - kept.length;
  return {
    differences: [...first, ...rest].slice(0, MAX_TOLD_DIFFERENCES),
    total: weighed.length,
    matters: first.length,
    notes: [
      ...notes,
      ...(missed > 0 ? [`${plural(missed, 'page')} could not be read the second time; what was on them may still be there.`] : []),
      ...(left > 0 ? [`${plural(left, 'finding')} left out: the check was made in only one of the two analyses.`] : []),
      ...(isSameVersion ? [] : ['Sitebrief was updated between the two analyses, so some differences may come from the update.']),
    ],
  };
}
