import type { ComparisonCell, ComparisonRow, Competitor, CompetitorReport } from '#contracts/competitor.ts';

type Subject = Exclude<keyof ComparisonRow, 'score'>;

/** How a sentence names each subject. */
const SUBJECTS: Record<Subject, { all: string; own: string }> = {
  offer: { all: 'name what they offer', own: 'names what it offers' },
  price: { all: 'show a price', own: 'shows a price' },
  callToAction: { all: 'have a clear button', own: 'has a clear button' },
  proof: { all: 'show proof', own: 'shows proof' },
  guarantee: { all: 'name a guarantee', own: 'names a guarantee' },
  booking: { all: 'offer booking', own: 'offers booking' },
};

/** With fewer visited competitors, "all competitors" would say too much. */
const MIN_COMPETITORS = 2;

const has = (cell: ComparisonCell) => cell.kind === 'observed' || cell.kind === 'inferred';

/** What every verified competitor shows and the site does not, and what the site alone shows. Empty with fewer than two verified competitors. */
export function findGaps(own: ComparisonRow, competitors: Competitor[]): CompetitorReport['gaps'] {
  const rows = competitors.flatMap((competitor) => (competitor.comparison ? [competitor.comparison] : []));
  const gaps: CompetitorReport['gaps'] = { missingHere: [], onlyHere: [] };
  if (rows.length < MIN_COMPETITORS) return gaps;
  for (const subject of Object.keys(SUBJECTS) as Subject[]) {
    const words = SUBJECTS[subject];
    const cells = rows.map((row) => row[subject]);
    if (cells.every(has) && own[subject].kind === 'not-found') {
      gaps.missingHere.push({
        text: `All ${rows.length} verified competitors ${words.all}; this site does not${own[subject].rawOnly ? ' (read without running scripts)' : ''}.`,
        kind: 'inferred',
        evidence: cells.flatMap((cell) => cell.evidence.slice(0, 1)),
      });
    }
    if (has(own[subject]) && cells.every((cell) => cell.kind === 'not-found')) {
      const how = cells.some(({ rawOnly }) => rawOnly) ? ' (competitors read without running scripts)' : '';
      gaps.onlyHere.push({
        text: `Only this site ${words.own}: ${own[subject].text}${how}.`,
        kind: 'inferred',
        evidence: own[subject].evidence,
      });
    }
  }
  return gaps;
}
