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

const MOST_FIXES = 10;
/** Pages of a finding that are named; of more their number. */
const MOST_PATHS = 2;

type Fix = Analysis['audit']['fixFirst'][number];

/** Where a finding is: its pages by name, or how many. */
const whereIs = ({ pages, ofSite }: Fix, total: number) =>
  ofSite
    ? 'the whole site'
    : pages.length <= MOST_PATHS
      ? pages.join(' and ')
      : pages.length === total
        ? 'all pages'
        : `${pages.length} of ${total} pages`;

const describeFix = (fix: Fix, total: number) =>
  `${fix.title}: ${whereIs(fix, total)} (${fix.severity}, ${fix.effort} effort${fix.grade ? `, evidence ${fix.grade}` : ''})`;

/** What the letters behind findings mean, and how many findings are not shown. */
function notesOnFixes(fixes: readonly Fix[]): string[] {
  const grades = Object.entries(GRADE_BASIS).map(([grade, basis]) => `${grade} ${basis.charAt(0).toLowerCase()}${basis.slice(1)}`);
  const more = fixes.length - MOST_FIXES;
  return [`  Evidence: ${grades.join('; ')}.`, ...(more > 0 ? [`  ${more} more: --json lists all.`] : [])];
}

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
      profile.trustSignals.map((signal) => `${signal.trustKind.replaceAll('-', ' ')}: ${describeClaim(signal)}`),
    ),
    '',
    `Score ${score(audit.scores.overall)} of 100 (SEO ${score(audit.scores.seo)}, UX ${score(audit.scores.ux)}, accessibility ${score(audit.scores.accessibility)}, performance ${score(audit.scores.performance)}, content ${score(audit.scores.content)}, security ${score(audit.scores.security)})`,
    ...list(
      'Fix first',
      audit.fixFirst.slice(0, MOST_FIXES).map((fix) => describeFix(fix, analysis.pages.length)),
    ),
    ...(audit.fixFirst.length === 0 ? [] : notesOnFixes(audit.fixFirst).map((line) => style('dim', line))),
    ...list(
      'Competitors',
      analysis.competitors.map(
        (competitor) => `${competitor.name}${competitor.url ? ` ${competitor.url}` : ''} (${competitor.status}: ${competitor.reason})`,
      ),
    ),
    ...(analysis.comparison.attribution ? [`  Businesses nearby: ${analysis.comparison.attribution}`] : []),
    ...list(
      'Could not be read',
      analysis.unread.filter(({ reason }) => reason === 'error' || reason === 'too-large').map(({ url, detail }) => `${url}: ${detail}`),
    ),
    ...list('Notes', analysis.notes),
    '',
  ];
  return lines.join('\n');
}
