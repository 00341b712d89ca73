import type { SharedEntry, SharedReport } from '#contracts/shared-report.ts';
import { RED_STATUSES, type VerificationStatus } from '#contracts/verification.ts';
import { countEntries, type StoredVerification } from '#contracts/verification-history.ts';

/** Entries that are listed, the red ones first. */
const MAX_ENTRIES = 150;
const ORDER: readonly VerificationStatus[] = [...RED_STATUSES, 'unchecked', 'changed'];

/** The report on the new site without its prompts for the builder. */
export function shareVerification(report: StoredVerification): NonNullable<SharedReport['verification']> {
  const titles = new Map(report.checks.map(({ id, title }) => [id, title]));
  const listed = ORDER.flatMap((status) => report.entries.filter((entry) => entry.status === status));
  const entries = listed.slice(0, MAX_ENTRIES).map(
    ({ status, check, page, element, old, new: now, why }): SharedEntry => ({
      ...{ status, check: titles.get(check) ?? check, page, element, old, new: now, why },
    }),
  );
  const { url, createdAt: checkedAt, verdict, pages, notes, changes } = report;
  return {
    ...{ url, checkedAt, verdict, counts: countEntries(report.entries), entries, more: listed.length - entries.length },
    ...{ pagesRead: pages.length, limits: notes },
    changes: changes && { newRed: changes.newRed.length, goneRed: changes.goneRed.length },
  };
}
