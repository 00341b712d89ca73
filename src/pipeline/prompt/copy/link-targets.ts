import type { Strategy } from '#contracts/strategy.ts';
import { dropEnd } from '#text/edges.ts';

/** Files a button may open that are no pages of the plan. */
const DOCUMENT = /\.(?:pdf|docx?|odt|rtf|xlsx?|zip|ics|vcf|jpe?g|png|webp)$/i;

/** A path without query, anchor and slash at its end, as pages are compared. */
export function pageKey(path: string): string {
  const bare = dropEnd(path.replace(/[?#].*$/, ''), '/');
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
    if (DOCUMENT.test(pageKey(target))) return target;
    const page = planned.get(pageKey(target));
    if (!page || page.decision === 'drop') return null;
    return page.decision === 'merge' ? page.mergeInto : target;
  };
}
