import { AuditCategory, countsInScore, type Scores } from '#contracts/finding.ts';
import type { AuditOutcome } from './run-audit.ts';

/** How much a severity counts: a high issue as much as three low ones. */
const SEVERITY_WEIGHT = { high: 3, medium: 2, low: 1 } as const;

/**
 * Share of each category in the overall score, summing to 1. Being found and being usable by everyone come first. What only a response
 * header shows counts less, as does conversion, of which few checks rest on a standard or a study. Categories without a score give
 * their share to the others.
 */
export const CATEGORY_SHARE: Record<AuditCategory, number> = {
  seo: 0.3,
  ux: 0.1,
  accessibility: 0.25,
  performance: 0.15,
  content: 0.1,
  security: 0.1,
};

/** Numbers a score needs of an audit's outcome. */
export type Scored = Pick<AuditOutcome, 'audit' | 'applied' | 'failed'>;

/**
 * Scores 0 to 100, whole numbers. A category is the mean, over its audits of grade A or B that applied, of the share of pages that
 * passed, each audit counting weight (1-3) x severity (3, 2, 1); audits of grade C or D are informative. Overall is the mean of the categories by
 * `CATEGORY_SHARE`. null where nothing applied.
 */
export function scoresOf(outcomes: Scored[]): Scores {
  const scores = AuditCategory.options.map((category) => {
    const score = categoryScore(outcomes.filter((outcome) => isScored(outcome) && outcome.audit.category === category));
    return [category, score] as const;
  });
  const rounded = scores.map(([category, score]) => [category, score === null ? null : Math.round(score)]);
  return { overall: overallScore(scores), ...Object.fromEntries(rounded) } as Scores;
}

function isScored({ audit, applied }: Scored): boolean {
  return applied > 0 && countsInScore(audit.grade);
}

function categoryScore(outcomes: Scored[]): number | null {
  if (outcomes.length === 0) return null;
  let reached = 0;
  let possible = 0;
  for (const { audit, applied, failed } of outcomes) {
    const weight = audit.weight * SEVERITY_WEIGHT[audit.severity];
    possible += weight;
    reached += weight * (1 - failed / applied);
  }
  return (100 * reached) / possible;
}

function overallScore(scores: (readonly [AuditCategory, number | null])[]): number | null {
  let sum = 0;
  let shares = 0;
  for (const [category, score] of scores) {
    if (score === null) continue;
    sum += score * CATEGORY_SHARE[category];
    shares += CATEGORY_SHARE[category];
  }
  return shares === 0 ? null : Math.round(sum / shares);
}
