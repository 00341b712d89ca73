import type { Claim } from '#contracts/evidence.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { SiteBasis } from '#contracts/insight.ts';
import type { SiteModel } from '../site-model/site-model.ts';
import { unseenOf } from '../site-model/unseen.ts';
import { CONFIDENCE } from './reader/confidence/claim-confidence.ts';
import { findTextQualityIssues } from './reader/confidence/text-quality-issues.ts';
import { withReach } from './reader/verdict/weaknesses.ts';

/** Items of the audit that count as weaknesses. */
const MAX_ISSUES = 5;

/** What of site and audit the strengths, weaknesses and confidence of a profile depend on, so that they can be computed again without them. */
export function readSiteBasis(model: SiteModel, audit: AuditReport): SiteBasis {
  return {
    pages: model.site.pages.length,
    words: model.pages.reduce((sum, page) => sum + page.words, 0),
    injectedPages: model.injections.length,
    textIssues: findTextQualityIssues(model).map(({ cost, reason }) => ({ cost, reason })),
    passedChecks: audit.passed.filter((check) => check.pages > 0).map(({ title }) => title),
    issues: firstIssues(audit, model.site.pages.length),
    unseen: unseenOf(model.site),
  };
}

function firstIssues(audit: AuditReport, pages: number): Claim[] {
  return audit.fixFirst.slice(0, MAX_ISSUES).map((item) => {
    const finding = audit.findings.find((one) => one.id === item.id);
    const snippet = finding?.evidence.snippet.slice(0, 300) ?? '';
    return {
      id: '',
      text: withReach(item, pages),
      kind: 'inferred',
      confidence: CONFIDENCE.declared,
      evidence: finding && snippet !== '' ? [{ url: finding.url, selector: finding.evidence.selector, snippet }] : [],
    };
  });
}
