import type { Page, PageResource } from '#contracts/page.ts';
import { splitAtSpaces } from '#text/white-space.ts';
import type { PageFacts } from '../extract/extract-page.ts';
import { comparePage } from './compare-page.ts';
import { addsManyWords, isThin } from './needs-rendering.ts';

/** Share of its words that a page may lose to its scripts before they count as broken: a wall, an error, an empty frame. */
const MIN_KEPT = 0.5;

/**
 * Merges the page as served with the rendered one. Facts of the served HTML are kept; what only scripts add is added, so that
 * nothing a visitor sees is reported missing. Where the HTML is thin, or scripts add most of the words, the rendered page is used.
 */
export function mergePage(served: Page, rendered: PageFacts): Page {
  const isBroken = rendered.wordCount < served.wordCount * MIN_KEPT;
  if (isBroken) return { ...served, rendered: { addedWords: 0, onlyRendered: [] } };
  const raw = withSeenFigures(served, rendered);
  const difference = comparePage(raw, rendered);
  const compared = { ...raw, rendered: difference };
  const whole =
    (isThin(raw) && (rendered.wordCount > raw.wordCount || difference.onlyRendered.length > 0)) || addsManyWords(difference, raw.wordCount);
  if (whole) return { ...compared, ...headOf(raw, rendered, true), ...bodyOf(raw, rendered), mode: 'rendered' };
  if (difference.onlyRendered.length === 0) return compared;
  return {
    ...compared,
    ...headOf(raw, rendered, false),
    ...onlyRenderedBody(raw, rendered, new Set(difference.onlyRendered)),
    mode: 'rendered',
  };
}

/** The page without those counters that visitors see at their figure once its scripts ran. */
function withSeenFigures({ counters: served = [], ...raw }: Page, { blocks, counters: still = [] }: PageFacts): Page {
  // Scripts may move an element: its figure tells it, not its place.
  const atZero = new Set(still.map(({ figure }) => figure));
  const words = new Set(blocks.flatMap(({ text }) => splitAtSpaces(text)));
  const counters = served.filter(({ figure }) => atZero.has(figure) || !words.has(figure));
  return counters.length > 0 ? { ...raw, counters } : raw;
}

// With a page that scripts make, its head as served is a placeholder; else what is served stands.
function headOf(raw: Page, rendered: PageFacts, renderedFirst: boolean): Partial<Page> {
  const pick = <K extends 'title' | 'description' | 'canonical' | 'lang' | 'viewport'>(name: K): Page[K] => {
    const [first, second] = renderedFirst ? [rendered[name], raw[name]] : [raw[name], rendered[name]];
    return first !== null && first.trim() !== '' ? first : (second ?? first);
  };
  const title = pick('title');
  return {
    title,
    titleCount: title === raw.title ? raw.titleCount : rendered.titleCount,
    description: pick('description'),
    canonical: pick('canonical'),
    lang: pick('lang'),
    viewport: pick('viewport'),
    robots: raw.robots || rendered.robots,
    hreflang: raw.hreflang.length > 0 ? raw.hreflang : rendered.hreflang,
    meta: renderedFirst ? { ...raw.meta, ...rendered.meta } : { ...rendered.meta, ...raw.meta },
    structuredData: rendered.structuredData.length >= raw.structuredData.length ? rendered.structuredData : raw.structuredData,
    resources: resourcesOf(raw, rendered),
  };
}

function bodyOf(raw: Page, rendered: PageFacts): Partial<Page> {
  const { headings, blocks, wordCount, textHash, links, images, forms, buttons, callsToAction, contacts, prices, quotes } = rendered;
  const { ids, duplicateIds, elementCount, landmarks } = rendered;
  return {
    ...{ headings, blocks, wordCount, textHash, links, images, forms, buttons, callsToAction, contacts, prices, quotes },
    ...{ ids, duplicateIds, elementCount, landmarks, detectedLanguage: rendered.detectedLanguage ?? raw.detectedLanguage },
    cutBy: [...new Set([...raw.cutBy, ...rendered.cutBy])],
  };
}

// Headings and blocks belong together: sections are cut by them.
function onlyRenderedBody(raw: Page, rendered: PageFacts, only: ReadonlySet<string>): Partial<Page> {
  const { headings, blocks, wordCount, textHash, links, images, forms, buttons, callsToAction, contacts, prices, quotes, landmarks } =
    rendered;
  return {
    ...(only.has('h1') || only.has('headings') || only.has('prices') ? { headings, blocks, wordCount, textHash, prices, quotes } : {}),
    ...(only.has('links') || only.has('navigation') ? { links, buttons, callsToAction, landmarks } : {}),
    ...(only.has('images') ? { images } : {}),
    ...(only.has('forms') ? { forms } : {}),
    ...(only.has('contacts') ? { contacts } : {}),
    landmarks: [...new Set([...raw.landmarks, ...landmarks])],
  };
}

// Resources inserted by scripts do not block rendering as the same elements in the HTML would.
function resourcesOf(raw: Page, rendered: PageFacts): PageResource[] {
  const known = new Set(raw.resources.map(({ kind, url }) => `${kind} ${url}`));
  const inserted = rendered.resources.filter(({ kind, url }) => url !== '' && !known.has(`${kind} ${url}`));
  return [
    ...raw.resources,
    ...inserted.map((resource) => ({ ...resource, inHead: false, async: resource.kind === 'script' || resource.async })),
  ];
}
