import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { isSpilledField, NO_FACTS } from './crawl/spilled-fields.ts';

/** Enough words to understand a business: about 200 pages of an ordinary site, a dozen of the wordiest ones. */
const MAX_WORDS = 120_000;

/**
 * Limits a site to its first 120,000 words, the best pages first. Later pages are only outlined (URL, title, type, numbers): hundreds
 * more would cost memory and time and add nothing.
 */
export function limitTextVolume(site: Site): Site {
  let words = 0;
  const pages = site.pages.map((page) => {
    const isKept = words < MAX_WORDS;
    words += page.wordCount;
    return isKept ? page : outlinePage(page);
  });
  return words < MAX_WORDS ? site : { ...site, pages };
}

// Facts spilled to disk are not loaded.
function outlinePage(page: Page): Page {
  const kept = Object.keys(page).filter((name) => !isSpilledField(name)) as (keyof Page)[];
  return { ...(Object.fromEntries(kept.map((name) => [name, page[name]])) as Page), ...NO_FACTS };
}
