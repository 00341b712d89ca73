import type { SectionPlan } from '#contracts/strategy.ts';
import { isPlaceholder } from '#text/noise.ts';
import { splitAtSpaces } from '#text/white-space.ts';
import { shownImages } from '../craft/sections.ts';
import { pathOf, type Reading } from '../read-site.ts';

export type SiteImage = SectionPlan['images'][number];

/** Images named for one page, and for the whole site. */
const MOST_PER_PAGE = 14;
const MOST = 80;

const MAX_ALT = 90;

/** An image with the page that has it first, and its alternative text on each of its pages. */
type ImageOfSite = { url: string; page: string; alts: Map<string, string> };

/** The content images of all pages by path, in reading order: without icons, logos and decoration. */
function siteImages({ pages, site }: Reading): Map<string, ImageOfSite> {
  const images = new Map<string, ImageOfSite>();
  for (const { page, path } of pages)
    for (const { src, alt } of shownImages(page)) {
      const name = pathOf(src, site.host);
      const words = (alt ?? '').trim();
      if (src.startsWith('data:')) continue;
      const known = images.get(name) ?? { url: src, page: path, alts: new Map() };
      if (!known.alts.get(path)) known.alts.set(path, isPlaceholder(words) ? '' : words);
      images.set(name, known);
    }
  return images;
}

/** The alternative texts of an image, each with the pages that give it; those without any count only where no page gives one. */
function altsOf({ alts, page }: ImageOfSite): [alt: string, pages: string[]][] {
  const given = [...Map.groupBy([...alts], ([, alt]) => alt)].filter(([alt]) => alt !== '');
  return given.length === 0 ? [['', [page]]] : given.map(([alt, entries]) => [alt, entries.map(([path]) => path)]);
}

/** Words of a seal, an award or a partner's logo: fewer only name a symbol. */
const WORDS_OF_SEAL = 3;
const MOST_SEALS = 20;

/** Images that are too small for a section and say something: a seal, an award, the logo of a partner. */
function sealLines(reading: Reading): string[] {
  const shown = siteImages(reading);
  const seals = new Map<string, string>();
  for (const { page, path } of reading.pages)
    for (const { src, alt, hidden } of page.images) {
      const [name, words] = [pathOf(src, reading.site.host), (alt ?? '').trim()];
      const isSaying = splitAtSpaces(words).length >= WORDS_OF_SEAL && !isPlaceholder(words);
      if (isSaying && !hidden && !src.startsWith('data:') && !shown.has(name) && !seals.has(words))
        seals.set(words, `seal or logo: ${name} | on ${path} | ${words.slice(0, MAX_ALT)}`);
    }
  return [...seals.values()].slice(0, MOST_SEALS);
}

/** Where an image is and what its page says of it: `on /about | The team`; page by page where they say different things. */
function placeWords(image: ImageOfSite): string {
  const alts = altsOf(image);
  const shown = (alt: string) => (alt === '' ? '' : ` | ${alt.slice(0, MAX_ALT)}`);
  const [[only = ''] = []] = alts;
  return alts.length === 1 ? `on ${image.page}${shown(only)}` : alts.map(([alt, [page = '']]) => `on ${page}${shown(alt)}`).join(' | ');
}

/** A line for each image that a section may show, `image: /team.jpg | on /about | The team`, and for each small one that says something. */
export function imageLines(reading: Reading): string[] {
  const byPage = Map.groupBy(siteImages(reading), ([, { page }]) => page);
  const lines = [...byPage]
    .flatMap(([, images]) => images.slice(0, MOST_PER_PAGE))
    .slice(0, MOST)
    .map(([name, image]) => `image: ${name} | ${placeWords(image)}`);
  return [...lines, ...sealLines(reading)];
}

/**
 * Finds an image by the path that the question gave, or by its address; undefined where the site has none. Its alternative text is that of
 * the page, '' where only other pages have one and they differ.
 */
export function createImageFinder(reading: Reading): (asked: string, page?: string) => SiteImage | undefined {
  const images = siteImages(reading);
  return (asked, page = '') => {
    const found = images.get(pathOf(asked.trim(), reading.site.host)) ?? images.get(asked.trim());
    if (!found) return undefined;
    const [[only = ''] = [], ...others] = altsOf(found);
    return { url: found.url, alt: found.alts.get(page) || (others.length === 0 ? only : '') };
  };
}
