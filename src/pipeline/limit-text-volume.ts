import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { isSpilledField, type SpilledField } from './crawl/spilled-fields.ts';

/** Words that tell what a business is: some 200 pages of an ordinary site, a dozen of the wordiest ones. */
const STUDIED_WORDS = 120_000;

/**
 * The site as the analyst gets it. It is read best pages first, and pages after the first 120,000 words are only listed (address,
 * title, type, numbers): hundreds more would cost memory and time and say the same again.
 */
export function studiedSite(site: Site): Site {
  let words = 0;
  const pages = site.pages.map((page) => {
    const isStudied = words < STUDIED_WORDS;
    words += page.wordCount;
    return isStudied ? page : outlineOf(page);
  });
  return words < STUDIED_WORDS ? site : { ...site, pages };
}

const NOTHING: Pick<Page, Exclude<SpilledField, 'axe'>> = {
  headers: {},
  meta: {},
  headings: [],
  blocks: [],
  links: [],
  images: [],
  forms: [],
  buttons: [],
  callsToAction: [],
  contacts: [],
  structuredData: [],
  prices: [],
  quotes: [],
  resources: [],
};

// Facts that lie in the store are not opened.
function outlineOf(page: Page): Page {
  const kept = Object.keys(page).filter((name) => !isSpilledField(name)) as (keyof Page)[];
  return { ...NOTHING, ...Object.fromEntries(kept.map((name) => [name, page[name]])) } as Page;
}
