import type { VerificationEntry } from '#contracts/verification.ts';
import type { StoredVerification } from '#contracts/verification-history.ts';
import { displayHost } from '#contracts/website-url.ts';

const COLUMNS = ['status', 'check', 'page', 'element', 'old', 'new', 'why'] as const satisfies (keyof VerificationEntry)[];

/** Spreadsheets run what starts like this (OWASP, CSV injection): words of a site are no formulas. */
const FORMULA_STARTS = ['=', '+', '-', '@', '\t', '\r'];

function cell(text: string): string {
  const plain = FORMULA_STARTS.some((start) => text.startsWith(start)) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** The entries of a report as a table (RFC 4180). */
export const entriesAsCsv = (entries: readonly VerificationEntry[]): string =>
  [COLUMNS.map(cell), ...entries.map((entry) => COLUMNS.map((column) => cell(entry[column])))]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');

type File = { name: string; type: string; text: string };

/** A report as files: the document of `docs/verify.md`, and its entries for a spreadsheet. */
export function reportFiles({ id, createdAt, changes, screenshots, ticks, ...report }: StoredVerification): { json: File; csv: File } {
  const name = `check-${displayHost(report.url).replaceAll(':', '-')}-${createdAt.slice(0, 10)}`;
  return {
    json: { name: `${name}.json`, type: 'application/json', text: `${JSON.stringify(report, null, 2)}\n` },
    csv: { name: `${name}.csv`, type: 'text/csv', text: entriesAsCsv(report.entries) },
  };
}
