import { createHash } from 'node:crypto';
import type { Site } from '#contracts/site.ts';
import type { ListEntries, SiteContent } from '#contracts/site-content.ts';
import { type Content, type PageContent, pageContent } from './page-content.ts';

type ListName = Exclude<keyof PageContent, 'path'>;

/** What tells values of a list apart: a text itself, so that it is in memory once, and of anything else something short. */
const keyOf = (value: string | object): string =>
  typeof value === 'string' ? value : createHash('sha256').update(JSON.stringify(value)).digest('binary');

/** A list in which each value is once. */
function createList<T extends string | object>() {
  const places = new Map<string, number>();
  const values: T[] = [];
  const placeOf = (value: T): number => {
    const key = keyOf(value);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, values.length);
    return values.push(value) - 1;
  };
  return { values, add: (list: readonly T[]): ListEntries => rangesOf(list.map(placeOf)) };
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

/** What a site is compared by, each value once. Reads its pages one at a time. */
export function packContent({ pages, robots }: Site): SiteContent {
  const lists = {
    texts: createList<PageContent['texts'][number]>(),
    data: createList<PageContent['data'][number]>(),
    links: createList<PageContent['links'][number]>(),
    forms: createList<PageContent['forms'][number]>(),
    images: createList<PageContent['images'][number]>(),
  };
  const packed = pages.map((page) => {
    const { path, texts, data, links, forms, images } = pageContent(page);
    return {
      path,
      texts: lists.texts.add(texts),
      data: lists.data.add(data),
      links: lists.links.add(links),
      forms: lists.forms.add(forms),
      images: lists.images.add(images),
    };
  });
  const { texts, data, links, forms, images } = lists;
  return {
    robotsTxt: robots.text,
    ...{ texts: texts.values, data: data.values, links: links.values, forms: forms.values, images: images.values },
    pages: packed,
  };
}

/** The content of each page again. */
export function unpackContent({ robotsTxt, pages, ...lists }: SiteContent): Content {
  const read = ({ path, ...entries }: SiteContent['pages'][number]): PageContent => {
    const list = <Name extends ListName>(name: Name) => entriesOf<PageContent[Name][number]>(lists[name], entries[name]);
    return { path, texts: list('texts'), data: list('data'), links: list('links'), forms: list('forms'), images: list('images') };
  };
  return { robotsTxt, pages: pages.map(read) };
}
