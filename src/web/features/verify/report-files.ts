import type { VerificationEntry } from '#contracts/verification.ts';
import type { StoredVerification } from '#contracts/verification-history.ts';
import { displayHost } from '#contracts/website-url.ts';
import { toCsv } from '../../ui/csv.ts';

const COLUMNS = ['status', 'check', 'page', 'element', 'old', 'new', 'why'] as const satisfies (keyof VerificationEntry)[];

/** The entries of a report as a table (RFC 4180). */
export const entriesAsCsv = (entries: readonly VerificationEntry[]): string =>
  toCsv([[...COLUMNS], ...entries.map((entry) => COLUMNS.map((column) => entry[column]))]);

type File = { name: string; type: string; text: string };

/** A report as files: the document of `docs/verify.md`, and its entries for a spreadsheet. */
export function reportFiles({ id, createdAt, changes, screenshots, ticks, ...report }: StoredVerification): { json: File; csv: File } {
  const name = `check-${displayHost(report.url).replaceAll(':', '-')}-${createdAt.slice(0, 10)}`;
  return {
    json: { name: `${name}.json`, type: 'application/json', text: `${JSON.stringify(report, null, 2)}\n` },
    csv: { name: `${name}.csv`, type: 'text/csv', text: entriesAsCsv(report.entries) },
  };
}
