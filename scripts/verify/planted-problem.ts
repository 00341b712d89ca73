// What a planted problem is, and the parts of a site it can be planted in.
import type { Brief, VerificationEntry } from '#contracts/verification.ts';
import { isRed } from '#contracts/verification.ts';
import { isIndexable } from '#pipeline/verify/compare/indexable.ts';
import type { Answer, Published } from './published-site.ts';

/** A clean copy: what it is planted in. `kept`: what the report on the clean copy says is there. */
export type Clean = { site: Published; brief: Brief; kept: readonly VerificationEntry[] };

/** A copy with one problem. It is found by one of these checks, on one of these pages (any page when empty). */
export type Planted = { site: Published; checks: readonly string[]; pages: readonly string[] };

/** One kind of problem; null where a site has no place for it. `browser`: seen in a browser only. */
export type Problem = { id: string; browser?: true; plant(clean: Clean): Planted | null };

/** A copy of a site with other answers for some paths; null takes a page away. */
export function withAnswers({ pages, missing }: Published, changes: Record<string, Answer | null>): Published {
  const copy = new Map([...pages].map(([path, answer]) => [path, { ...answer, headers: { ...answer.headers } }]));
  for (const [path, answer] of Object.entries(changes)) {
    if (answer) copy.set(path, answer);
    else copy.delete(path);
  }
  return { pages: copy, missing };
}

/** The HTML of a page; '' where there is none. */
export const htmlOf = ({ pages }: Published, path: string): string => {
  const body = pages.get(path)?.body;
  return typeof body === 'string' ? body : '';
};

/** A copy with one page edited; null when the edit changes nothing. */
export function edited(site: Published, path: string, change: (html: string) => string): Published | null {
  const answer = site.pages.get(path);
  const before = htmlOf(site, path);
  const after = change(before);
  return answer && after !== before ? withAnswers(site, { [path]: { ...answer, headers: { ...answer.headers }, body: after } }) : null;
}

/** A planned page that is not the home page and that search engines may list, the same for the same brief. */
export function somePage({ brief, site }: Clean): string | null {
  const home = brief.strategy.craft.pages[0]?.path ?? '/';
  const isOpen = (path: string) => brief.site.pages.some((page) => page.path === path && isIndexable(page));
  const pages = brief.strategy.engineer.pagePlan.filter(
    ({ path, decision, read }) =>
      decision === 'keep' &&
      read !== false &&
      isOpen(path) &&
      path !== home &&
      !path.includes('?') &&
      htmlOf(site, path).includes('</main>'),
  );
  return pages[Math.floor(pages.length / 2)]?.path ?? null;
}

export const homePath = ({ brief }: Clean): string => brief.strategy.craft.pages[0]?.path ?? '/';

/** Whether a report has the problem at its place. */
export function isFound({ checks, pages }: Planted, entries: readonly VerificationEntry[]): boolean {
  return entries.some((entry) => isRed(entry) && checks.includes(entry.check) && (pages.length === 0 || pages.includes(entry.page)));
}
