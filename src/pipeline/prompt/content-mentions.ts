import { hasLetter, hasNumber } from '#text/characters.ts';

/** The name of the file as prompts write it. */
const FILE = 'CONTENT.md';
/** A line with the data for search engines, which are not the copy of the page that they are about. */
const DATA_MARK = '"@type"';
/** How prompts call what pages have around their own content. */
const EVERY_PAGE = 'every page';

/** The words before a path of which only the images, or the embedded pages, are taken. */
export const IMAGES_OF = 'images of ';
export const EMBEDS_OF = 'embeds of ';

/** What a prompt takes from a page's section of the file: all of it, or the blocks that begin with some words; its images and embedded pages apart. */
export type Taken = { isWhole: boolean; blocks: readonly string[]; hasImages: boolean; hasEmbeds: boolean };

const HOME = '/';
/** What is before a path where the file is meant. For the home page it has to be there: many a line only has a link to that. */
const OF_FILE = [`${FILE}, `, `${FILE}, section `, IMAGES_OF, EMBEDS_OF];
const isOfFile = (before: string) => OF_FILE.some((words) => before.endsWith(words));

const isInPath = (character: string) =>
  hasLetter(character) || hasNumber(character) || (character !== '' && '/_~%&=+-'.includes(character));

/** Where a path is in a text as a word of its own: the places after it. */
export function placesAfter(text: string, path: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
    const end = at + path.length;
    const [next = '', after = ''] = text.slice(end);
    const isStart = at === 0 || !isInPath(text.charAt(at - 1));
    if (isStart && !isInPath(next) && !(next === '.' && isInPath(after))) places.push(end);
  }
  return places;
}

/** The first words of a block in quotation marks right after a path: `/menu, "Cakes"`; '' for none. */
function blockAt(line: string, place: number): string {
  const start = ', "';
  if (!line.startsWith(start, place)) return '';
  const from = place + start.length;
  const end = line.indexOf('"', from);
  return end < 0 ? '' : line.slice(from, end);
}

/**
 * What a prompt takes from `CONTENT.md`, by path: of the pages that a line names together with the file, and of the page in whose part a line
 * names the file alone. '' is what all pages have around their own content.
 */
export function takenFromFile(prompt: string, paths: readonly string[]): ReadonlyMap<string, Taken> {
  const taken = new Map<string, Taken>();
  const add = (path: string, block = '', before = '') => {
    const [isOfImages, isOfEmbeds] = [before.endsWith(IMAGES_OF), before.endsWith(EMBEDS_OF)];
    const known = taken.get(path) ?? { isWhole: false, blocks: [], hasImages: false, hasEmbeds: false };
    taken.set(path, {
      isWhole: known.isWhole || (block === '' && !isOfImages && !isOfEmbeds),
      blocks: block === '' ? known.blocks : [...known.blocks, block],
      hasImages: known.hasImages || isOfImages,
      hasEmbeds: known.hasEmbeds || isOfEmbeds,
    });
  };
  let current = '';
  for (const line of prompt.split('\n')) {
    const isHeading = line.startsWith('#');
    if (!isHeading && (!line.includes(FILE) || line.includes(DATA_MARK))) continue;
    const all = paths
      .filter((path) => path !== '')
      .flatMap((path) => placesAfter(line, path).map((place) => ({ path, place, before: line.slice(0, place - path.length) })));
    const placed = new Set(all.filter(({ before }) => isOfFile(before)).map(({ path }) => path));
    // Where a line says what of a page is meant, naming the page again does not ask for the rest of it.
    const isMeant = ({ path, before }: (typeof all)[number]) => (placed.has(path) ? isOfFile(before) : path !== HOME);
    const named = isHeading ? all : all.filter(isMeant);
    if (isHeading) {
      current = named[0]?.path ?? '';
      continue;
    }
    if (line.toLowerCase().includes(EVERY_PAGE)) add('');
    for (const { path, place, before } of named) add(path, blockAt(line, place), before);
    if (named.length === 0 && current !== '') add(current);
  }
  return taken;
}
