import type { Strategy } from '#contracts/strategy.ts';
import { fileTypeOf, withoutQuery } from '#text/address.ts';
import { dropEnd } from '#text/edges.ts';

/** Files a button may open that are no pages of the plan. */
const DOCUMENTS = new Set('pdf doc docx odt rtf xls xlsx zip ics vcf jpg jpeg png webp'.split(' '));

/** A path without query, anchor and slash at its end, as pages are compared. */
export function pageKey(path: string): string {
  const bare = dropEnd(withoutQuery(path), '/');
  return bare === '' ? '/' : bare;
}

const isPath = (target: string) => target.startsWith('/') && !target.startsWith('//');

/**
 * Tells where a link of today's site leads after the rebuild: the same page, the one it is merged into, an anchor, phone, email, file or
 * other site; null for a page that the plan drops or does not have.
 */
export function linkTargets({ engineer: { pagePlan } }: Strategy): (target: string) => string | null {
  const planned = new Map(pagePlan.map((page) => [pageKey(page.path), page]));
  return (target) => {
    if (!isPath(target)) return target === '' ? null : target;
    if (DOCUMENTS.has(fileTypeOf(pageKey(target)))) return target;
    const page = planned.get(pageKey(target));
    if (!page || page.decision === 'drop') return null;
    return page.decision === 'merge' ? page.mergeInto : target;
  };
}
