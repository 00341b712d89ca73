import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { oncePerObject } from '#text/memoize.ts';
import { contentImages } from '../../strategy/craft/sections.ts';
import { nearestGroup, sharedSteps, stepsOf } from '../../strategy/craft/selector-steps.ts';
import { extensionOf } from '../file-names.ts';
import { foldLetters } from '../sources/site-texts.ts';
import type { DrawContext } from './draw-context.ts';
import type { Entry, SectionContent, SiteImage } from './page-content.ts';

/** Most images of one section that the plan does not name, and of a gallery. */
const IN_SECTION = 4;
const IN_GALLERY = 24;

/** Where the words of a page are in its document. */
const wayFinder = oncePerObject((page: Page): ((text: string | undefined) => string[][]) => {
  const ways = new Map<string, string[]>();
  for (const { text, selector, hidden } of [...page.blocks, ...page.headings]) {
    const key = foldLetters(text);
    if (!hidden && key !== '' && !ways.has(key)) ways.set(key, stepsOf(selector));
  }
  return (text = '') => {
    const way = ways.get(foldLetters(text));
    return way ? [way] : [];
  };
});

const entryWays = ({ title, text }: Entry, find: ReturnType<typeof wayFinder>) => [...find(title?.text), ...find(text?.text)];

const nearness = (way: readonly string[], others: readonly string[][]) =>
  others.reduce((most, other) => Math.max(most, sharedSteps(way, other)), 0);

/** The one place that is nearer than all others; -1 where several are equally near. */
function nearest(scores: readonly number[]): number {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : -1;
}

/** Smallest side of a photo behind content; a pattern or a line is smaller. Pixels. */
const SMALLEST_BEHIND = 300;
/** Wider by height than this, or the other way around, an image is a border or a line. */
const LONGEST_SHAPE = 3.5;
/** On more pages, it decorates. */
const MOST_PAGES = 2;

const pagesWith = oncePerObject(({ pages }: Site) =>
  Map.groupBy(
    pages.flatMap(({ path, backgrounds = [] }) => [...new Set(backgrounds.map(({ src }) => src))].map((src) => ({ src, path }))),
    ({ src }) => src,
  ),
);

/** Behind content, these are patterns and shapes. */
const DRAWING_TYPES = new Set(['png', 'gif', 'svg']);

/** Whether an image behind content is a photo, as far as is known: one that is not measured yet may be. */
function isPhoto({ src, size, isDrawing }: SiteImage): boolean {
  if (isDrawing || DRAWING_TYPES.has(extensionOf(src))) return false;
  if (!size) return true;
  const [short = 0, long = 0] = [size.width, size.height].toSorted((a, b) => a - b);
  return short >= SMALLEST_BEHIND && long <= short * LONGEST_SHAPE;
}

/** Photos behind the content of a page, which have no text of their own. They are drawn next to the words, never below them. */
function photosBehind(page: Page, { input, images }: DrawContext): { image: SiteImage; way: string[] }[] {
  const known = new Set(page.images.map(({ src }) => src));
  return (page.backgrounds ?? []).flatMap(({ src, hidden, region, selector }) => {
    const isElsewhere = hidden || region === 'footer' || region === 'nav' || known.has(src);
    if (isElsewhere || (pagesWith(input.site).get(src)?.length ?? 0) > MOST_PAGES) return [];
    known.add(src);
    const image = images.of(src, null);
    return image && isPhoto(image) ? [{ image, way: stepsOf(selector) }] : [];
  });
}

type Placed = { image: SiteImage; way: string[] };

/** Gives each entry the image that is named like it, else the one that is in its own part of the document; only where most entries have one. */
function giveToEntries(section: SectionContent, images: readonly Placed[], find: ReturnType<typeof wayFinder>): Set<Placed> {
  const ways = section.entries.map((entry) => entryWays(entry, find));
  const given = new Map<number, Placed>();
  const titles = section.entries.map(({ title }) => foldLetters(title?.text ?? ''));
  for (const placed of images) {
    const named = titles.indexOf(foldLetters(placed.image.alt?.text ?? ''));
    if (named >= 0 && titles[named] !== '') given.set(named, placed);
  }
  const areNamed = given.size >= 2;
  for (const placed of areNamed ? [] : images) {
    const at = ways.length > 1 ? nearest(ways.map((way) => nearness(placed.way, way))) : -1;
    if (at >= 0 && !given.has(at)) given.set(at, placed);
  }
  if (given.size < 2 || given.size < section.entries.length * (areNamed ? 0.5 : 0.7)) return new Set();
  for (const [at, { image }] of given) {
    const entry = section.entries[at];
    if (entry) entry.image = image;
  }
  return new Set(given.values());
}

/**
 * Puts the images of a stored page next to the words they are with today. What the plan gave a section stays there; the others go to the
 * section, or the entry, in whose part of the document they are.
 */
export function placeImages(path: string, sections: readonly SectionContent[], context: DrawContext): void {
  const page = context.pageOf(path);
  if (!page || sections.length === 0) return;
  const find = wayFinder(page);
  const logo = context.input.site.brand.logo?.url;
  const planned = new Map(sections.flatMap((section) => section.images.map((image) => [image.src, section] as const)));
  const ways = sections.map((section) => [
    ...[section.heading, ...section.text, ...section.flow.slice(0, 20).map(({ words }) => words)].flatMap((words) => find(words?.text)),
    ...section.entries.flatMap((entry) => entryWays(entry, find)),
  ]);
  const inSection = sections.map((): Placed[] => []);
  const inContent = contentImages(page).flatMap(({ src, alt, selector }): Placed[] => {
    const image = src === logo ? null : context.images.of(src, context.say(alt ?? '', path));
    return image ? [{ image, way: stepsOf(selector) }] : [];
  });
  const sectionOf = nearestGroup(ways);
  for (const { image, way } of [...inContent, ...photosBehind(page, context)]) {
    const own = planned.get(image.src);
    inSection[own ? sections.indexOf(own) : sectionOf(way)]?.push({ image, way });
  }
  sections.forEach((section, at) => {
    const placed = inSection[at] ?? [];
    const given = giveToEntries(section, placed, find);
    const isGallery = section.kind === 'gallery' || page.type === 'gallery' || (section.kind === 'hero' && placed.length > 6);
    const most = isGallery ? IN_GALLERY : Math.min(IN_GALLERY, Math.max(IN_SECTION, section.images.length));
    const others = placed.filter((one) => !given.has(one)).map(({ image }) => image);
    section.images = [...others, ...section.images.filter(({ src }) => !placed.some(({ image }) => image.src === src))].slice(0, most);
  });
}
