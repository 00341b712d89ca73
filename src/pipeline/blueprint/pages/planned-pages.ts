import type { PagePlanItem, Strategy } from '#contracts/strategy.ts';
import { extensionOf } from '../file-names.ts';

/** Files that are no pages. */
const FILES = new Set('pdf doc docx odt rtf xls xlsx ppt pptx zip ics vcf jpg jpeg png gif webp svg mp3 mp4 xml txt json'.split(' '));

/** Most pages that are drawn; a larger plan is cut, unread pages first. */
export const MAX_PAGES = 400;

export type PlannedPage = Pick<PagePlanItem, 'path' | 'url' | 'title' | 'type'> & { read: boolean };

export const isFile = (path: string): boolean => FILES.has(extensionOf(path));

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
