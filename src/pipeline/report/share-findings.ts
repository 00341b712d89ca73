import type { Analysis } from '#contracts/analysis.ts';
import type { Finding } from '#contracts/finding.ts';
import type { SharedEvidence, SharedFinding, SharedReport } from '#contracts/shared-report.ts';

/** Places shown with a finding; all affected pages are named. */
const MAX_PLACES = 4;
const MAX_LENGTH = 300;

/** The findings by kind, in the order to fix, with their scores. */
export function shareFindings({
  findings,
  audit: { fixFirst, passed, notRun, scores },
}: Pick<Analysis, 'findings' | 'audit'>): NonNullable<SharedReport['findings']> {
  const byId = Map.groupBy(findings, ({ id }) => id);
  const order = [...new Set([...fixFirst.map(({ id }) => id), ...byId.keys()])];
  return {
    scores,
    findings: order.flatMap((id) => shareFinding(byId.get(id) ?? [])),
    passed: passed.map(({ title, category }) => ({ title, category })),
    notChecked: notRun.length,
  };
}

function shareFinding(findings: readonly Finding[]): SharedFinding[] {
  const [first] = findings;
  if (!first) return [];
  const { title, category, severity, effort, why, fix, source } = first;
  const places = findings.flatMap(placeOf);
  const { lookedIn } = first.evidence;
  return [
    {
      ...{ title, category, severity, effort, why, fix, source },
      pages: [...new Set(findings.map(({ page }) => page))],
      ...(places.length > 0 ? { kind: 'observed', lookedIn: '' } : { kind: 'not-found', lookedIn }),
      evidence: places.slice(0, MAX_PLACES),
    },
  ];
}

function placeOf({ url, evidence: { snippet, header } }: Finding): SharedEvidence[] {
  const words = snippet || (header && `Response header: ${header}`);
  return words ? [{ url, snippet: words.slice(0, MAX_LENGTH).toWellFormed() }] : [];
}
