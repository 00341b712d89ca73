import type { Site } from '#contracts/site.ts';
import type { ListEntries, SiteContent } from '#contracts/site-content.ts';
import { type Content, type PageContent, pageContent } from './page-content.ts';
import { SpilledList } from './spilled-list.ts';
import { createValuePlaces } from './value-places.ts';

type ListName = Exclude<keyof PageContent, 'path'>;

/** What a list is kept in. */
type Keep<T> = { push(value: T): unknown };

/** Adds values to a list in which each is once; returns the entries that they are. */
function adder<T>(kept: Keep<T>): (list: readonly T[]) => ListEntries {
  const places = createValuePlaces();
  const placeOf = (value: T): number => {
    const { place, isNew } = places.placeOf(value);
    if (isNew) kept.push(value);
    return place;
  };
  return (list) => rangesOf(list.map(placeOf));
}

/** Numbers in their order, with those that rise by one as a range. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}

/** The entries of a list; what it does not have is left out. */
function entriesOf<T>(list: readonly T[], entries: ListEntries): T[] {
  if (entries === '') return [];
  return entries.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return list.slice(from, to + 1);
  });
}

type Lists = { [Name in ListName]: Keep<PageContent[Name][number]> };

/** Fills the lists from a site, whose pages it reads one at a time. */
function pack({ pages, robots }: Site, { texts, data, links, forms, images }: Lists): Pick<SiteContent, 'robotsTxt' | 'pages'> {
  const add = { texts: adder(texts), data: adder(data), links: adder(links), forms: adder(forms), images: adder(images) };
  const packed = pages.map((page) => {
    const content = pageContent(page);
    return {
      path: content.path,
      texts: add.texts(content.texts),
      data: add.data(content.data),
      links: add.links(content.links),
      forms: add.forms(content.forms),
      images: add.images(content.images),
    };
  });
  return { robotsTxt: robots.text, pages: packed };
}

/** What a site is compared by, each value once. */
export function packContent(site: Site): SiteContent {
  const lists: Pick<SiteContent, ListName> = { texts: [], data: [], links: [], forms: [], images: [] };
  const { robotsTxt, pages } = pack(site, lists);
  return { robotsTxt, ...lists, pages };
}

/** The same to be written: the texts of a thousand pages are 60 MB, and these lists keep them on the disk. */
export function packContentToWrite(site: Site): Omit<SiteContent, ListName> & { [Name in ListName]: Iterable<SiteContent[Name][number]> } {
  const lists = {
    texts: new SpilledList<SiteContent['texts'][number]>(),
    data: new SpilledList<SiteContent['data'][number]>(),
    links: new SpilledList<SiteContent['links'][number]>(),
    forms: new SpilledList<SiteContent['forms'][number]>(),
    images: new SpilledList<SiteContent['images'][number]>(),
  };
  const { robotsTxt, pages } = pack(site, lists);
  return { robotsTxt, ...lists, pages };
}

/** The content of each page again. */
export function unpackContent({ robotsTxt, pages, ...lists }: SiteContent): Content {
  const read = ({ path, ...entries }: SiteContent['pages'][number]): PageContent => {
    const list = <Name extends ListName>(name: Name) => entriesOf<PageContent[Name][number]>(lists[name], entries[name]);
    return { path, texts: list('texts'), data: list('data'), links: list('links'), forms: list('forms'), images: list('images') };
  };
  return { robotsTxt, pages: pages.map(read) };
}
