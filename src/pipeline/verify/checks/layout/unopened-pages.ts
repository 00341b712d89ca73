import type { Comparison } from '../../compare/comparison.ts';
import type { Draft } from '../../define-check.ts';

/** Entries on the pages that were not opened in the browser; one for the whole site where none was. `what` is not known of them. */
export function unopenedPages({ now, pathOf }: Comparison, what: string): Draft[] {
  const opened = new Set(now.layouts.map(({ path }) => path));
  const unseen = (page: string, why: string): Draft => ({
    status: 'unchecked',
    page,
    element: 'page',
    why: `${why}, so ${what} is not known.`,
  });
  if (opened.size === 0) return [unseen('/', 'No page was opened in a browser')];
  const paths = new Set(now.site.pages.map(pathOf));
  return [...paths].filter((path) => !opened.has(path)).map((path) => unseen(path, 'This page was not opened in a browser'));
}
