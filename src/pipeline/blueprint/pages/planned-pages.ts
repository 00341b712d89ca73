import type { PagePlanItem, Strategy } from '#contracts/strategy.ts';

/** Files that are no pages. */
const FILE = /\.(?:pdf|docx?|odt|rtf|xlsx?|pptx?|zip|ics|vcf|jpe?g|png|gif|webp|svg|mp[34]|xml|txt|json)$/i;

/** Most pages that are drawn; a larger plan is cut, unread pages first. */
export const MAX_PAGES = 400;

export type PlannedPage = Pick<PagePlanItem, 'path' | 'url' | 'title' | 'type'> & { read: boolean };

export const isFile = (path: string): boolean => FILE.test(path.replace(/[?#].*$/, ''));

/** The pages that stay or are added, the entry page first; documents to download are no pages. */
export function allPlannedPages({ craft, engineer }: Strategy): PlannedPage[] {
  const home = craft.pages[0]?.path ?? '/';
  const kept = engineer.pagePlan
    .filter(({ decision, path }) => (decision === 'keep' || decision === 'add') && !isFile(path))
    .map(({ path, url, title, type, read }) => ({ path, url, title, type, read: read !== false }));
  const first = kept.find(({ path }) => path === home) ?? {
    path: home,
    url: home,
    title: craft.pages[0]?.title ?? '',
    type: 'home',
    read: true,
  };
  return [first, ...kept.filter((page) => page !== first)];
}

/** The same within the limit. */
export function plannedPages(strategy: Strategy): PlannedPage[] {
  const all = allPlannedPages(strategy);
  return [...all.filter(({ read }) => read), ...all.filter(({ read }) => !read)].slice(0, MAX_PAGES);
}
