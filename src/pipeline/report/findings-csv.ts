import type { Finding } from '#contracts/finding.ts';

const COLUMNS: [string, (finding: Finding) => string | number][] = [
  ['Severity', ({ severity }) => severity],
  ['Category', ({ category }) => category],
  ['Finding', ({ title }) => title],
  ['Page', ({ page }) => page],
  ['URL', ({ url }) => url],
  ['Cases', ({ evidence }) => evidence.count],
  ['Element', ({ evidence }) => evidence.selector],
  ['Evidence', ({ evidence }) => evidence.snippet || evidence.header],
  ['Looked in', ({ evidence }) => evidence.lookedIn],
  ['Why it matters', ({ why }) => why],
  ['What to do', ({ fix }) => fix],
  ['Effort', ({ effort }) => effort],
  ['Rule', ({ source }) => source],
  ['Grade of evidence', ({ grade = '' }) => grade],
  ['Id', ({ id }) => id],
];

/** What spreadsheets take for the start of a formula (OWASP, CSV Injection). */
const FORMULA_STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/** A cell by RFC 4180. A text of a site that a spreadsheet would calculate gets an apostrophe in front, which makes it a text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.toWellFormed().replaceAll('\u0000', '');
  const safe = FORMULA_STARTS.some((start) => text.trimStart().startsWith(start) || text.startsWith(start)) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * The findings of a site as a table: RFC 4180 with a head line, in UTF-8. It starts with a byte order mark, without which Excel reads other
 * letters than ASCII wrong; LibreOffice, Google Sheets and Numbers skip it.
 */
export function findingsToCsv(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => COLUMNS.map(([, read]) => cell(read(finding))));
  return `\uFEFF${[COLUMNS.map(([name]) => cell(name)), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}
