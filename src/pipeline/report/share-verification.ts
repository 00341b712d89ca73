import type { SharedEntry, SharedReport } from '#contracts/shared-report.ts';
import { RED_STATUSES, type VerificationEntry, type VerificationStatus } from '#contracts/verification.ts';
import { countEntries, type StoredVerification } from '#contracts/verification-history.ts';

/** Entries that are listed, the red ones first. */
const MAX_ENTRIES = 150;
const ORDER: readonly VerificationStatus[] = [...RED_STATUSES, 'unchecked', 'changed'];

/** The report on the new site without its prompts for the builder. */
export function shareVerification(report: StoredVerification): NonNullable<SharedReport['verification']> {
  const titles = new Map(report.checks.map(({ id, title }) => [id, title]));
  const listed = ORDER.flatMap((status) => report.entries.filter((entry) => entry.status === status));
  const entries = listed.slice(0, MAX_ENTRIES).map((entry) => shareEntry(entry, titles.get(entry.check)));
  const { url, createdAt: checkedAt, verdict, pages, notes, changes } = report;
  return {
    ...{ url, checkedAt, verdict, counts: countEntries(report.entries), entries, more: listed.length - entries.length },
    ...{ pagesRead: pages.length, limits: notes },
    changes: changes && { newRed: changes.newRed.length, goneRed: changes.goneRed.length },
  };
}

/** Checks whose element is the id of one of our audits. */
const OF_AUDITS = ['finding-not-fixed', 'speed-worse'];

/** A place in the source of a page, for the builder: a path of elements, or one by its attributes. */
const isSelector = (element: string) => element.includes(' > ') || element.includes('[');

/** A finding that is still there is named by itself: the check's title says only that findings are to be gone. */
function shareEntry({ check, status, page, element, old, new: now, why }: VerificationEntry, title = check): SharedEntry {
  const place = OF_AUDITS.includes(check) || isSelector(element) ? '' : element;
  if (check === 'finding-not-fixed' && old !== '') return { status, check: old, page, element: place, old: '', new: now, why };
  return { status, check: title, page, element: place, old, new: now, why };
}
