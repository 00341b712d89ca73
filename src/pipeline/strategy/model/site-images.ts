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

/** The content images of all pages by path, in reading order: without icons, logos and decoration. */
export function siteImages({ pages, site }: Reading): Map<string, SiteImage & { page: string }> {
  const images = new Map<string, SiteImage & { page: string }>();
  for (const { page, path } of pages)
    for (const { src, alt } of shownImages(page)) {
      const name = pathOf(src, site.host);
      const words = (alt ?? '').trim();
      if (!images.has(name) && !src.startsWith('data:')) images.set(name, { url: src, alt: isPlaceholder(words) ? '' : words, page: path });
    }
  return images;
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

/** A line for each image that a section may show, `image: /team.jpg | on /about | The team`, and for each small one that says something. */
export function imageLines(reading: Reading): string[] {
  const byPage = Map.groupBy(siteImages(reading), ([, { page }]) => page);
  const lines = [...byPage]
    .flatMap(([, images]) => images.slice(0, MOST_PER_PAGE))
    .slice(0, MOST)
    .map(([name, { page, alt }]) => `image: ${name} | on ${page}${alt === '' ? '' : ` | ${alt.slice(0, MAX_ALT)}`}`);
  return [...lines, ...sealLines(reading)];
}

/** Finds an image by the path that the question gave, or by its address; undefined where the site has none. */
export function createImageFinder(reading: Reading): (asked: string) => SiteImage | undefined {
  const images = siteImages(reading);
  return (asked) => {
    const found = images.get(pathOf(asked.trim(), reading.site.host)) ?? images.get(asked.trim());
    return found && { url: found.url, alt: found.alt };
  };
}
