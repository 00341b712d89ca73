import type { Analysis } from '#contracts/analysis.ts';
import type { ComparisonCell, ComparisonRow } from '#contracts/competitor.ts';
import type { SharedReport, SharedRow } from '#contracts/shared-report.ts';
import { shareEvidence } from './share-claim.ts';

/** What sites are compared by, in the order of the table. */
const COLUMNS = [
  ['offer', 'Offer'],
  ['price', 'Price shown'],
  ['callToAction', 'Main button'],
  ['proof', 'Proof'],
  ['guarantee', 'Guarantee'],
  ['booking', 'Booking'],
] as const satisfies [keyof ComparisonRow, string][];

const shareCell = ({ text, kind, evidence }: ComparisonCell) => ({ text, kind, lookedIn: '', evidence: shareEvidence(evidence) });

const shareRow = (name: string, url: string, row: ComparisonRow): SharedRow => ({
  ...{ name, url, score: row.score },
  cells: COLUMNS.map(([key]) => shareCell(row[key])),
});

type Compared = Pick<Analysis, 'url' | 'profile' | 'competitors' | 'comparison'>;

/** How the site compares; null without a competitor. Which of them the owner named or removed is not told. */
export function shareCompetitors({ url: site, profile, competitors, comparison: report }: Compared): SharedReport['competitors'] {
  const { own, gaps, attribution = '' } = report;
  if (competitors.length === 0) return null;
  const verified = competitors.flatMap(({ name, url, comparison }) => (comparison ? [shareRow(name, url, comparison)] : []));
  return {
    columns: COLUMNS.map(([, title]) => title),
    own: shareRow(profile.businessName.text, site, own),
    verified,
    suggested: competitors.filter(({ comparison }) => comparison === null).map(({ name, url }) => ({ name, url })),
    missingHere: gaps.missingHere.map(shareCell),
    onlyHere: gaps.onlyHere.map(shareCell),
    attribution,
  };
}
