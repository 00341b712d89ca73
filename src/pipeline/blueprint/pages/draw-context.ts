import type { Page } from '#contracts/page.ts';
import { displayHost } from '#contracts/website-url.ts';
import { isPlaceholder } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { linkTargets } from '../../prompt/copy/link-targets.ts';
import { siteText } from '../../prompt/site-text.ts';
import { pathOf } from '../../strategy/read-site.ts';
import { type Addresses, planAddresses } from '../addresses.ts';
import type { BlueprintInput } from '../blueprint.ts';
import { safeHref, type Words } from '../html.ts';
import { createImages, type Images } from '../images/site-images.ts';
import { type Labels, labelsFor } from '../labels.ts';
import { createSourceIndex, type SourceIndex } from '../sources/source-index.ts';
import { type PlannedPage, plannedPages } from './planned-pages.ts';

/** What drawing a blueprint needs to know everywhere. */
export type DrawContext = {
  input: BlueprintInput;
  pages: PlannedPage[];
  addresses: Addresses;
  sources: SourceIndex;
  labels: Labels;
  images: Images;
  /** Texts without a source, which are not drawn. */
  unsourced: Set<string>;
  /** Pages that no page links to, because the footer is full. */
  unlinked: number;
  pageOf(path: string): Page | undefined;
  /** A text with its source, those of `page` first; null for an empty text or one without a source. */
  say(text: string, page?: string): Words | null;
  /** The name of a form's field with its source: what reads like a template's leftover elsewhere ("Your name") is a name here. */
  sayField(label: string, page?: string): Words | null;
  /** Where a target leads from this file; '' where it leads nowhere. */
  linkFrom(file: string, target: string): string;
};

/** Emoji are drawn by each system in its own way, or not at all. Signs of text (★, ✓, ©) stay. */
const EMOJI = /(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[\u{1F000}-\u{1FAFF}])[\u200D\uFE0F\u20E3\p{Emoji_Modifier}]*/gu;
const withoutEmoji = (text: string) => foldText(text.replace(EMOJI, ' '));

const hasScheme = (target: string) => URL.canParse(target);

/** Where a target leads: a file of the blueprint, or an address elsewhere, '' for nowhere. */
type Place = { file: string } | { file?: undefined; href: string };

/** Prepares a blueprint: planned pages, their files, sources of texts, sizes of images. */
export function createDrawContext(input: BlueprintInput): DrawContext {
  const { site, strategy } = input;
  const pages = plannedPages(strategy);
  const addresses = planAddresses(pages.map(({ path }) => path));
  const sources = createSourceIndex(input);
  const stored = new Map(site.pages.map((page) => [page.path, page]));
  const targetOf = linkTargets(strategy);
  const unsourced = new Set<string>();
  const host = displayHost(site.url);
  const places = new Map<string, Place>();

  /** The same from every page, so it is found once. */
  function placeOf(target: string): Place {
    const known = places.get(target);
    if (known) return known;
    const place = findPlace(target);
    places.set(target, place);
    return place;
  }
  function findPlace(target: string): Place {
    const path = pathOf(target, host);
    if (hasScheme(path)) return { href: safeHref(path) };
    const after = targetOf(path);
    if (after === null || !after.startsWith('/')) return { href: '' };
    const file = addresses.fileOf(after);
    return file ? { file } : { href: safeHref(URL.parse(after, site.url)?.href ?? '') };
  }

  const find = (clean: string, page?: string): Words | null => {
    if (clean === '') return null;
    const from = sources.find(clean, page);
    if (from === null) unsourced.add(clean);
    return from === null ? null : { text: clean, from };
  };
  return {
    ...{ input, pages, addresses, sources, unsourced },
    unlinked: 0,
    labels: labelsFor(strategy.site.language),
    images: createImages(input),
    pageOf: (path) => stored.get(path),
    say: (text, page) => find(withoutEmoji(siteText(text)), page),
    sayField: (label, page) => find(withoutEmoji(siteText(label) || (isPlaceholder(label) ? label : '')), page),
    linkFrom(file, target) {
      const found = placeOf(target);
      if (found.file === undefined) return found.href;
      return found.file === file ? '#main' : addresses.relative(file, found.file);
    },
  };
}
