import type { BlueprintPage } from '#contracts/blueprint.ts';
import { isRed, type Verification } from '#contracts/verification.ts';

/** A page of a report; `red`: how many of its entries are red. */
export type ComparedPage = { path: string; red: number };

/** Whether an entry is about a page: some are about the whole site or another address. */
export const isPath = (page: string): boolean => page.startsWith('/') && !page.startsWith('//');

/** Every page that a report says something about or the plan has, each once: the plan's in its order, then what the builder added. */
export function comparedPages(
  { entries, pages }: Pick<Verification, 'entries' | 'pages'>,
  planned: readonly Pick<BlueprintPage, 'path'>[] = [],
): ComparedPage[] {
  const red = Map.groupBy(entries.filter(isRed), ({ page }) => page);
  const paths = [...planned.map(({ path }) => path), ...pages, ...red.keys()];
  return [...new Set(paths.filter(isPath))].map((path) => ({ path, red: red.get(path)?.length ?? 0 }));
}
