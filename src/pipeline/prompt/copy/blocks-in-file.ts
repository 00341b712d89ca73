import type { EditedPage } from './edit-pages.ts';
import type { SectionCopy } from './section-copy.ts';

/** A block of today's page with more characters, or more entries, is taken from the file: so nothing of it gets lost on the way. Design defaults. */
const LONG = 420;
const MANY = 5;
/** From so many images on a page shows all that it has today. Design default. */
export const GALLERY = 6;

/** The words by which a section says that the file has its copy. */
export const FILE_WORDS = 'as today, CONTENT.md,';

/** Where the file has the copy of a block: `as today, CONTENT.md, /menu, "Cakes"`. */
export const blockInFile = (path: string, heading: string): string => `${FILE_WORDS} ${path}, "${heading}"`;

const lengthOf = ({ text, items }: SectionCopy) => [...text, ...items].reduce((sum, one) => sum + one.length, 0);

function inFile(section: SectionCopy, path: string): SectionCopy {
  const { today, items, images } = section;
  const isBlock = today !== '' && (lengthOf(section) > LONG || items.length >= MANY);
  const isGallery = images.length >= GALLERY;
  if (!isBlock && !isGallery) return section;
  return {
    ...section,
    ...(isBlock ? { text: [], items: [], fromFile: blockInFile(path, today) } : {}),
    ...(isGallery ? { images: [], gallery: path } : {}),
  };
}

/** A page whose long blocks of today, and galleries, are named with their place in the file instead of being given. */
export const withBlocksInFile = (page: EditedPage): EditedPage => ({
  ...page,
  sections: page.sections.map((section) => inFile(section, page.path)),
});
