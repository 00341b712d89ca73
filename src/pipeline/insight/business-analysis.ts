import type { BusinessAnalysis, BusinessProfile } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { AuditCategory, AuditReport } from '#contracts/finding.ts';
import type { Site } from '#contracts/site.ts';
import { withReach } from './reader/verdict/weaknesses.ts';
import { trimPunctuation } from './shapes.ts';

const MAX_ISSUES = 12;
const SEO: readonly AuditCategory[] = ['seo', 'content'];
const UX: readonly AuditCategory[] = ['ux', 'accessibility', 'performance', 'security'];

/** The profile in short form: plain texts without their evidence. What was not found is left out. */
export function toBusinessAnalysis(profile: BusinessProfile, site: Site, audit: AuditReport): BusinessAnalysis {
  return {
    business_name: profile.businessName.text,
    industry: isKnown(profile.industry.claim) ? profile.industry.claim.text : '',
    primary_purpose: isKnown(profile.primaryPurpose) ? profile.primaryPurpose.text : '',
    target_audiences: textsOf(profile.targetAudiences),
    brand_tone: profile.brandTone.words.join(', '),
    pages_analyzed: site.pages.map((page) => page.path),
    value_propositions: textsOf(profile.valuePropositions),
    seo_issues: issuesOf(audit, SEO, site),
    ux_issues: issuesOf(audit, UX, site),
    services: textsOf(profile.services),
    products: textsOf(profile.products),
    trust_signals: profile.trustSignals.map((signal) => `${signal.trustKind}: ${signal.text}`),
    analysis_confidence: profile.confidence.value,
  };
}

function textsOf(claims: readonly Claim[]): string[] {
  return claims.filter(isKnown).map((claim) => claim.text);
}

function issuesOf(audit: AuditReport, categories: readonly AuditCategory[], site: Site): string[] {
  return audit.fixFirst
    .filter((item) => categories.includes(item.category))
    .slice(0, MAX_ISSUES)
    .map((item) => `${withReach({ ...item, title: trimPunctuation(item.title) }, site.pages.length)}.`);
}
