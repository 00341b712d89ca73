import type { Evidence } from '#contracts/evidence.ts';
import { HEADING_TAGS, type Page } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { oncePerObject } from '#text/memoize.ts';
import { countWords } from '#text/segment.ts';
import { isInLink, stepsOf } from './selector-steps.ts';
import sliderNames from './slider-names.json' with { type: 'json' };

const STEP = ' > ';
/** The words of a slide; where one has more, the page itself is built as a slider. Design default. */
const SLIDE_WORDS = 40;
/** Elements that hold a page or most of it: controls in one say nothing of what is around them. */
const WHOLE = new Set(['html', 'body', 'main', 'article']);

const isInside = (selector: string, root: string) => selector.startsWith(`${root}${STEP}`);

const isNamed = (step: string) => step.startsWith('#') && sliderNames.some((name) => step.toLowerCase().includes(name));

/** Elements with the name of a slider as their id. */
function namedRoots(page: Page): string[] {
  return page.blocks.flatMap(({ selector }) => {
    const steps = stepsOf(selector);
    const at = steps.findIndex(isNamed);
    return at < 0 ? [] : [steps.slice(0, at + 1).join(STEP)];
  });
}

/** Elements around two buttons that go back and on, at most two levels up. */
function controlRoots({ blocks, buttons, links }: Page): string[] {
  const labels = [...buttons, ...links].filter(({ text }) => text !== '' && hasTerm(text, 'control-labels', 'slide-step'));
  const rows = blocks.filter(({ text, tag }) => !HEADING_TAGS.has(tag) && hasTerm(text, 'control-labels', 'slide-steps'));
  const parents = [...Map.groupBy(labels, ({ selector }) => stepsOf(selector).slice(0, -1).join(STEP))];
  const around = [...rows.map(({ selector }) => selector), ...parents.flatMap(([parent, same]) => (same.length > 1 ? [parent] : []))];
  return around
    .flatMap((selector) => [selector, stepsOf(selector).slice(0, -1).join(STEP)])
    .filter((selector) => selector !== '' && !WHOLE.has(stepsOf(selector).at(-1)?.split(':')[0] ?? ''));
}

/** The element of a slider that a heading is in, and the same way for all of its kind: `#top > div > div:nth-of-type(2) > h2` and `> div > div > h2`. */
const wayIn = (selector: string, root: string) =>
  stepsOf(selector.slice(root.length + STEP.length)).map((step) => step.split(':nth-of-type')[0] ?? step);

/** Whether an element is a slider: several of its parts have a heading at the same place, and none of them many words. */
function isSlider(root: string, { blocks, headings }: Page): boolean {
  const inside = headings.filter(({ selector, hidden }) => !hidden && isInside(selector, root));
  const groups = Map.groupBy(inside, ({ selector, level }) => `${level} ${wayIn(selector, root).join(STEP)}`);
  const slides = Math.max(0, ...[...groups.values()].map((same) => new Set(same.map(({ selector }) => selector)).size));
  const words = blocks.filter(({ selector }) => isInside(selector, root)).reduce((sum, { text }) => sum + countWords(text), 0);
  return slides > 1 && words <= SLIDE_WORDS * slides;
}

/** The sliders of a page; none where all headings of its main part are in one: then they are what the page says. */
const slidersOf = oncePerObject((page: Page): readonly string[] => {
  const sliders = [...new Set([...namedRoots(page), ...controlRoots(page)])].filter((root) => isSlider(root, page));
  const hasOthers = page.headings.some(
    ({ selector, hidden, region, text }) =>
      !hidden && text !== '' && region === 'main' && !sliders.some((root) => isInside(selector, root)),
  );
  return hasOthers ? sliders : [];
});

/**
 * Whether an element is in a slide, one of several that take turns in one place: what it says is a caption, and heads nothing of what follows. The
 * only h1 of a page is its heading, wherever it is.
 */
export function isInSlide(page: Page, selector: string): boolean {
  const sliders = slidersOf(page);
  if (!sliders.some((root) => isInside(selector, root))) return false;
  const tops = page.headings.filter(({ level, hidden, text }) => level === 1 && !hidden && text !== '');
  return !(tops.length === 1 && tops[0]?.selector === selector);
}

/** Whether words are from a card that leads to a page of its own, or from a slide: they speak of that, not of the business. */
export const isOfOneCard = (evidence: readonly Evidence[], pages: readonly Page[]): boolean =>
  evidence.some(({ url, selector }) => isInLink(selector) || pages.some((page) => page.url === url && isInSlide(page, selector)));
