import type { ReactNode } from 'react';
import type { ComparisonCell } from '#contracts/competitor.ts';
import type { Author, Claim, Evidence, EvidenceKind } from '#contracts/evidence.ts';
import { countsInScore, type Finding, GRADE_BASIS } from '#contracts/finding.ts';

/** One source of a statement. `note` is used when there are no words to quote. */
type EvidencePlace = { url: string; selector: string; snippet: string; note: string };

/** A statement that can be selected, and what the margin shows of it. */
export type EvidenceItem = {
  id: string;
  /** Kind of statement, for the margin's heading. */
  label: string;
  text: string;
  kind: EvidenceKind;
  /** Where we looked for it, or why we could not. */
  lookedIn: string;
  places: EvidencePlace[];
  /** Further lines: why it matters, what to do. */
  details: { term: string; text: string }[];
  /** URL of the rule behind it; '' when there is none. */
  source: string;
  /** What can be done about it. */
  actions?: ReactNode;
};

const AUTHORS: Record<Author, string> = { reader: 'the built-in reader', model: 'the language model', owner: 'you' };

/** Who made a statement, where it wasn't the built-in reader alone, and what it replaced. */
function authorOf({ by, saidAt, replaced }: Claim): EvidenceItem['details'] {
  const when = saidAt ? ` on ${new Date(saidAt).toLocaleDateString('en', { dateStyle: 'medium' })}` : '';
  return [
    ...(by && by !== 'reader' ? [{ term: 'Stated by', text: `${AUTHORS[by]}${when}` }] : []),
    ...(replaced ? [{ term: 'Instead of', text: `“${replaced.text}” (${AUTHORS[replaced.by]})` }] : []),
  ];
}

const place = ({ url, selector, snippet }: Evidence): EvidencePlace => ({ url, selector, snippet, note: '' });

export function claimItem(label: string, claim: Claim): EvidenceItem {
  return {
    id: `claim-${label}-${claim.id}`,
    label,
    text: claim.text,
    kind: claim.kind,
    lookedIn: claim.lookedIn ?? '',
    places: claim.evidence.map(place),
    details: authorOf(claim),
    source: '',
  };
}

export function cellItem(id: string, label: string, cell: ComparisonCell): EvidenceItem {
  return { id, label, text: cell.text, kind: cell.kind, lookedIn: '', places: cell.evidence.map(place), details: [], source: '' };
}

/** All findings of one kind as one statement. */
export function findingsItem(title: string, findings: Finding[]): EvidenceItem | null {
  const [first] = findings;
  if (!first) return null;
  return {
    id: `finding-${first.id}`,
    label: 'Finding',
    text: title,
    kind: first.evidence.snippet === '' && first.evidence.header === '' ? 'not-found' : 'observed',
    lookedIn: first.evidence.snippet === '' ? first.evidence.lookedIn : '',
    places: findings.map(findingPlace),
    details: [
      { term: 'Why it matters', text: first.why },
      { term: 'What to do', text: first.fix },
      ...(first.grade ? [{ term: `Evidence ${first.grade}`, text: gradeText(first) }] : []),
    ],
    source: first.source,
  };
}

/** The grade of a finding in words: what it means, its source, and whether it counts; '' in reports of older versions. */
export function gradeText({ grade, gradeSource }: Finding): string {
  if (!grade) return '';
  return `${GRADE_BASIS[grade]}. ${gradeSource}. ${countsInScore(grade) ? 'Counts in the score.' : 'For information: does not count in the score.'}`;
}

function findingPlace({ url, evidence }: Finding): EvidencePlace {
  const cases = evidence.count > 1 ? `${evidence.count} cases on this page` : '';
  const looked = evidence.lookedIn && !evidence.snippet ? `Looked in: ${evidence.lookedIn}` : '';
  const header = evidence.header ? `Response header: ${evidence.header}` : '';
  return { url, selector: evidence.selector, snippet: evidence.snippet, note: [cases, header, looked].filter(Boolean).join('. ') };
}
