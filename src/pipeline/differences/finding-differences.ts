import type { Difference } from '#contracts/differences.ts';
import type { Finding } from '#contracts/finding.ts';
import { keyOf } from '../gate/finding-keys.ts';
import type { Comparable } from './comparable.ts';

/** Smaller changes of a score come from measured times as well. */
const MIN_POINTS = 3;

type Kept = { finding: Finding; page: string; cases: number };

function byKey(findings: readonly Finding[], isSameSite: boolean): Map<string, Kept> {
  const all = new Map<string, Kept>();
  for (const finding of findings) {
    const { fingerprint, page, cases } = keyOf(finding);
    const key = isSameSite ? fingerprint : finding.id;
    all.set(key, { finding, page: isSameSite ? page : '', cases: isSameSite ? cases + (all.get(key)?.cases ?? 0) : 0 });
  }
  return all;
}

const wordsOf = ({ title, severity, evidence }: Finding) => {
  const words = evidence.snippet || evidence.lookedIn;
  return `${title} (${severity})${words ? `: ${words}` : ''}`;
};

/** Findings that appeared, are gone or have another number of cases, by the keys of the gate. Of two sites: by their kind alone. */
export function findingDifferences(before: Comparable, after: Comparable, isSameSite: boolean): Difference[] {
  const [old, found] = [byKey(before.findings, isSameSite), byKey(after.findings, isSameSite)];
  const gone = [...old].filter(([key]) => !found.has(key));
  const appeared = [...found].filter(([key]) => !old.has(key));
  const base = ({ finding, page }: Kept) => ({ area: 'findings' as const, page, what: finding.id, severity: finding.severity });
  return [
    ...appeared.map(([, kept]): Difference => ({ ...base(kept), kind: 'appeared', before: '', after: wordsOf(kept.finding) })),
    ...gone.map(([, kept]): Difference => ({ ...base(kept), kind: 'gone', before: wordsOf(kept.finding), after: '' })),
    ...[...found].flatMap(([key, kept]): Difference[] => {
      const cases = old.get(key)?.cases ?? kept.cases;
      if (cases === kept.cases) return [];
      return [{ ...base(kept), kind: 'changed', before: `${kept.finding.title}: ${cases}`, after: `${kept.finding.title}: ${kept.cases}` }];
    }),
  ];
}

/** Scores that moved. */
export function scoreDifferences({ scores: before }: Comparable, { scores: after }: Comparable): Difference[] {
  return (Object.keys(before) as (keyof typeof before)[]).flatMap((name): Difference[] => {
    const [old, found] = [before[name], after[name]];
    const isSame = old === null || found === null ? old === found : Math.abs(old - found) < MIN_POINTS;
    const words = (score: number | null) => (score === null ? 'not rated' : String(score));
    return isSame ? [] : [{ kind: 'changed', area: 'scores', page: '', what: name, before: words(old), after: words(found) }];
  });
}
