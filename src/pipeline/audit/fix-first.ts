import { countsInScore, type FixFirstItem } from '#contracts/finding.ts';
import type { AuditOutcome } from './run-audit.ts';
import { pathOf } from './run-audit.ts';

/** Impact of a severity on the order of fixing: a step up weighs three times as much. */
const IMPACT = { high: 9, medium: 3, low: 1 } as const;
/** Rough cost of a change: wording or markup, a template or setting, a rework. */
const COST = { small: 1, medium: 2, large: 4 } as const;

/**
 * Kinds of findings in the order of fixing: those that count in scores before the informative ones, then by
 * impact (severity x weight) x reach / cost, greatest first, ties by id.
 * Reach runs from 0.5 (a single page of many) to 1 (every page asked).
 */
export function fixFirstOf(outcomes: AuditOutcome[]): FixFirstItem[] {
  return outcomes
    .filter((outcome) => outcome.findings.length > 0)
    .map((outcome) => ({ outcome, counts: Number(countsInScore(outcome.audit.grade)), rank: rankOf(outcome) }))
    .sort((a, b) => b.counts - a.counts || b.rank - a.rank || compareIds(a.outcome.audit.id, b.outcome.audit.id))
    .map(({ outcome }) => itemOf(outcome));
}

function rankOf({ audit, applied, failed }: AuditOutcome): number {
  const reach = 0.5 + 0.5 * (applied === 0 ? 0 : failed / applied);
  return (IMPACT[audit.severity] * audit.weight * reach) / COST[audit.effort];
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function itemOf({ audit, failedUrls, findings }: AuditOutcome): FixFirstItem {
  return {
    id: audit.id,
    category: audit.category,
    severity: audit.severity,
    title: findings[0]?.title ?? audit.problem,
    pages: [...new Set(failedUrls.map(pathOf))],
    effort: audit.effort,
    fix: findings.length === 1 ? (findings[0]?.fix ?? audit.fix) : audit.fix,
    grade: audit.grade,
    ...(audit.scope === 'site' ? { ofSite: true } : {}),
  };
}
