import type { AuditReport } from '#contracts/finding.ts';
import type { Site } from '#contracts/site.ts';
import { atOnce, type Steps } from '../steps.ts';
import { audits as allAudits } from './audits.ts';
import type { Audit } from './define-audit.ts';
import { fixFirstOf } from './fix-first.ts';
import { type AuditOutcome, type FailedAudit, runInSteps } from './run-audit.ts';
import { scoresOf } from './scores.ts';

/**
 * Findings, passing checks, scores (0 to 100) and the order of fixing for a crawled site. Pure: the same site gives
 * the same report. An audit that throws, or that could be checked on no page, is listed in `notRun` and counts nowhere; it never sinks
 * the others.
 */
export const auditSite = (site: Site, audits: readonly Audit[] = allAudits): AuditReport => atOnce(auditInSteps(site, audits));

/** The same, page by page. */
export function* auditInSteps(site: Site, audits: readonly Audit[] = allAudits): Steps<AuditReport> {
  const outcomes: AuditOutcome[] = [];
  const notRun: AuditReport['notRun'] = [];
  for (const outcome of yield* runInSteps(audits, site)) {
    const reason = whyNotRun(outcome);
    if (reason !== '') notRun.push({ id: outcome.audit.id, title: outcome.audit.title, reason });
    if (!('error' in outcome)) outcomes.push(outcome);
  }
  return {
    findings: outcomes.flatMap((outcome) => outcome.findings),
    passed: outcomes
      .filter((outcome) => outcome.applied > 0 && outcome.findings.length === 0)
      .map(({ audit, applied }) => ({
        ...{ id: audit.id, category: audit.category, title: audit.title, pages: applied },
        ...(audit.scope === 'site' ? { ofSite: true } : {}),
      })),
    notRun,
    scores: scoresOf(outcomes),
    fixFirst: fixFirstOf(outcomes),
  };
}

function whyNotRun(outcome: AuditOutcome | FailedAudit): string {
  if (!('error' in outcome)) return outcome.applied === 0 ? outcome.unchecked : '';
  const { error } = outcome;
  return `The check failed: ${error instanceof Error ? error.message : String(error)}`;
}
