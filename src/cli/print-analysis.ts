import type { Analysis } from '#contracts/analysis.ts';
import type { Offer } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import { GRADE_BASIS } from '#contracts/finding.ts';
import { displayHost } from '#contracts/website-url.ts';
import { plain, type Style } from './style.ts';

const KIND_MARK: Record<Claim['kind'], string> = {
  observed: '',
  inferred: ' (inferred)',
  'not-found': ' (not found)',
  // Its text says that it could not be checked.
  unknown: '',
  owner: ' (your words)',
};
const describeClaim = (claim: Claim) => `${claim.text || '-'}${KIND_MARK[claim.kind]}`;
const describeOffer = (offer: Offer) => `${describeClaim(offer)}${offer.price ? `, ${offer.price}` : ''}`;

/** The analysis as text for a terminal. */
export function printAnalysis(analysis: Analysis, style: Style = plain): string {
  const list = (title: string, items: string[]) =>
    items.length === 0 ? [] : ['', style('bold', title), ...items.map((item) => `  - ${item}`)];
  const { profile, audit } = analysis;
  const score = (value: number | null) => (value === null ? '-' : String(value));
  const lines = [
    style('bold', `${describeClaim(profile.businessName)} · ${describeClaim(profile.industry.claim)}`),
    `${displayHost(analysis.url)} · ${analysis.pages.length} ${analysis.pages.length === 1 ? 'page' : 'pages'} crawled · confidence ${Math.round(profile.confidence.value * 100)}%`,
    '',
    describeClaim(profile.primaryPurpose),
    ...list('Audiences', profile.targetAudiences.map(describeClaim)),
    ...list('Services', profile.services.map(describeOffer)),
    ...list('Products', profile.products.map(describeOffer)),
    ...list('Value propositions', profile.valuePropositions.map(describeClaim)),
    ...list(
      'Trust signals',
      profile.trustSignals.map((signal) => `${signal.trustKind}: ${describeClaim(signal)}`),
    ),
    '',
    `Score ${score(audit.scores.overall)} of 100 (SEO ${score(audit.scores.seo)}, UX ${score(audit.scores.ux)}, accessibility ${score(audit.scores.accessibility)}, performance ${score(audit.scores.performance)}, content ${score(audit.scores.content)}, security ${score(audit.scores.security)})`,
    ...list(
      `Fix first (evidence ${Object.entries(GRADE_BASIS)
        .map((entry) => entry.join(': '))
        .join(', ')})`,
      audit.fixFirst
        .slice(0, 10)
        .map(
          (item) =>
            `${item.title} (on ${item.pages.length} of ${analysis.pages.length} pages, ${item.effort} effort, evidence ${item.grade})`,
        ),
    ),
    ...list(
      'Competitors',
      analysis.competitors.map(
        (competitor) => `${competitor.name}${competitor.url ? ` ${competitor.url}` : ''} (${competitor.status}: ${competitor.reason})`,
      ),
    ),
    ...(analysis.comparison.attribution ? [`  Businesses nearby: ${analysis.comparison.attribution}`] : []),
    ...list('Notes', analysis.notes),
    '',
  ];
  return lines.join('\n');
}
