import type { BlueprintPage } from '#contracts/blueprint.ts';

/** The page that a frame shows, and its address. */
export type ShownPage = Pick<BlueprintPage, 'file' | 'digest' | 'sections'> & { address: string };

/** Id of the first section that the page did not have before, as `#id`; '' for the top of the page. */
function firstChange(before: ShownPage['sections'], after: ShownPage['sections']): string {
  const known = new Set(before.map(({ digest }) => digest));
  const isNew = after.findIndex(({ digest }) => !known.has(digest));
  const isMoved = after.findIndex(({ id }, at) => before[at]?.id !== id);
  const at = isNew >= 0 ? isNew : isMoved;
  const section = after[at];
  return at > 0 && section ? `#${section.anchor}` : '';
}

/**
 * What the frame shows next. A page that did not change stays as it is, wherever it is scrolled to; a changed one opens at the section that
 * changed. The frame belongs to no site, so its own scroll position can't be read.
 */
export function nextPage(before: ShownPage | null, page: BlueprintPage, base: string): ShownPage {
  const { file, digest, sections } = page;
  const address = `${base}${file}`;
  if (before?.file !== file) return { file, digest, sections, address };
  if (before.digest === digest) return before;
  return { file, digest, sections, address: `${address}${firstChange(before.sections, sections)}` };
}
