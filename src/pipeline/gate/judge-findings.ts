import type { Analysis } from '#contracts/analysis.ts';
import type { Baseline } from '#contracts/baseline.ts';
import type { Finding, Severity } from '#contracts/finding.ts';
import { keyOf } from './finding-keys.ts';

/** A finding with its fingerprint. `isNew`: the baseline has none of its kind on its page, or fewer cases of it; without one, all are. */
export type JudgedFinding = { finding: Finding; fingerprint: string; isNew: boolean };

/** Findings of an analysis against a baseline: all of them, and those for which the gate fails. */
export type Judgment = { findings: JudgedFinding[]; failing: JudgedFinding[] };

/** The baseline of an analysis. Pure and sorted: the same analysis gives the same file. */
export function makeBaseline({ url, findings }: Pick<Analysis, 'url' | 'findings'>): Baseline {
  const entries = new Map<string, Baseline['findings'][number]>();
  for (const finding of findings) {
    const { fingerprint, id, page, cases } = keyOf(finding);
    const known = entries.get(fingerprint);
    entries.set(fingerprint, { fingerprint, id, page, severity: finding.severity, cases: cases + (known?.cases ?? 0) });
  }
  const sorted = [...entries.values()].sort((a, b) => compare(a.id, b.id) || compare(a.page, b.page));
  return { format: 'sitebrief-baseline', version: 1, url, findings: sorted };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares findings with a baseline. `failOn`: severities for which the gate fails. */
export function judgeFindings(
  analysis: Pick<Analysis, 'url' | 'findings'>,
  { baseline, failOn }: { baseline: Baseline | null; failOn: readonly Severity[] },
): Judgment {
  const known = new Map(baseline?.findings.map(({ fingerprint, cases }) => [fingerprint, cases]));
  const today = new Map(makeBaseline(analysis).findings.map(({ fingerprint, cases }) => [fingerprint, cases]));
  const findings = analysis.findings.map((finding) => {
    const { fingerprint } = keyOf(finding);
    const before = known.get(fingerprint);
    return { finding, fingerprint, isNew: before === undefined || (today.get(fingerprint) ?? 0) > before };
  });
  return { findings, failing: findings.filter(({ finding, isNew }) => isNew && failOn.includes(finding.severity)) };
}
