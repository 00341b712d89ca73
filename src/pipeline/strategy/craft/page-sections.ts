import type { PageSection, TextBlock } from '#contracts/page.ts';
import { digitsOf, hasNumber, isYear } from '#text/characters.ts';
import { countWords, endsSentence } from '#text/segment.ts';
import { comparable, continuesHeading, foldedWithin, isQuestion } from '#text/words.ts';
import { sharedSteps, stepsOf } from './selector-steps.ts';

/** A stretch of a page under one heading, with the smaller headings below it. */
export type Stretch = { heading: string; headingSelector: string; parts: PageSection[] };

/** From so many questions on, a page's questions are one list below the heading before them, not a section each. */
const QUESTION_LIST = 3;
/** From so many h1 on, they head sections, not the page. */
const SECTION_TOPS = 3;

/** An eyebrow, the small label that some designs set above a heading, has at most so many words. */
const EYEBROW_WORDS = 3;
/** How many elements may be between the heading and the one that an eyebrow opens. */
const EYEBROW_DEPTH = 2;

/** The label that opens the element in which the heading of the next section comes first; undefined where a section ends in copy. */
function labelAtEnd({ heading, blocks }: PageSection, next: PageSection | undefined): TextBlock | undefined {
  const last = blocks.at(-1);
  if (!next?.heading || !last || countWords(last.text) > EYEBROW_WORDS || endsSentence(last.text)) return undefined;
  const [own, below] = [stepsOf(last.selector), stepsOf(next.heading.selector)];
  const shared = sharedSteps(own, below);
  // Loose text has the way to the element that holds it.
  const isNear = shared >= own.length - 1 && below.length - shared <= EYEBROW_DEPTH;
  const before = blocks.at(-2) ?? heading;
  return isNear && (!before || sharedSteps(stepsOf(before.selector), below) < shared) ? last : undefined;
}

/** Whether labels count: `ITM-01`, `ITM-02`. Years do not. */
export function areNumbered(text: string, other: string): boolean {
  if (isYear(text.trim())) return false;
  const [own, next] = [digitsOf(text), digitsOf(other)];
  return own !== '' && Math.abs(Number(own) - Number(next)) === 1 && text.replace(own, '') === other.replace(next, '');
}

/**
 * The sections of a page without eyebrows: alone they say nothing, and below the heading before them they would mislead. One with a figure, as
 * the year of a timeline, opens the section that it belongs to.
 */
export function withoutEyebrows(sections: readonly PageSection[]): PageSection[] {
  const labels = sections.map((section, at) => labelAtEnd(section, sections[at + 1]));
  const isCount = ({ text }: TextBlock) => labels.some((other) => other && areNumbered(text, other.text));
  return sections.map((section, at) => {
    const blocks = labels[at] ? section.blocks.slice(0, -1) : section.blocks;
    const above = labels[at - 1];
    return { ...section, blocks: above && hasNumber(above.text) && !isCount(above) ? [above, ...blocks] : blocks };
  });
}

/**
 * Cuts at the page's main heading level: h1 and h2, or the highest level in use where there is no h2; at h1 where each section has one. Headings for
 * which `isCaption` holds, those of slides, head nothing: they are cards of the stretch that they are in.
 */
export function stretchesOf(sections: readonly PageSection[], isCaption: (selector: string) => boolean = () => false): Stretch[] {
  const headings = sections.flatMap(({ heading }) => (heading && !isCaption(heading.selector) ? [heading] : []));
  const levels = headings.flatMap((heading) => (heading.level > 1 ? [heading.level] : []));
  // A page with an h1 for each section has its cards one level below.
  const tops = headings.filter((heading) => heading.level === 1).length;
  const border = tops >= SECTION_TOPS ? 1 : levels.length === 0 ? 2 : Math.min(...levels);
  const listsQuestions = headings.filter((heading) => heading.level <= border && isQuestion(heading.text)).length >= QUESTION_LIST;
  const stretches: Stretch[] = [];
  for (const section of sections) {
    const last = stretches.at(-1);
    const { heading } = section;
    if (heading && isCaption(heading.selector)) {
      if (last) last.parts.push(section);
      else stretches.push({ heading: '', headingSelector: '', parts: [{ heading: null, blocks: [] }, section] });
      continue;
    }
    const goesOn = last !== undefined && heading !== null && heading.level <= border && continuesHeading(last.heading, heading.text);
    if (last && goesOn) {
      // A slide shows its second line again and again.
      if (!foldedWithin(heading.text, last.heading)) last.heading = `${last.heading} ${heading.text}`;
      last.parts.push({ ...section, heading: null });
    } else if (!last || (heading && heading.level <= border && !(listsQuestions && isQuestion(heading.text)))) {
      stretches.push({ heading: heading?.text ?? '', headingSelector: heading?.selector ?? '', parts: [section] });
    } else {
      last.parts.push(section);
    }
  }
  return stretches;
}

/** Where the page's own h1 comes after a heading that is on every page, both open the page together. */
export function openingFirst(stretches: readonly Stretch[], h1: string): Stretch[] {
  const at = stretches.findIndex((stretch) => h1 !== '' && comparable(stretch.heading).startsWith(comparable(h1)));
  const own = stretches[at];
  if (at < 1 || at > 2 || !own) return [...stretches];
  const before = stretches.slice(0, at).flatMap((stretch) => stretch.parts.map((part) => ({ ...part, heading: null })));
  return [{ ...own, parts: [...own.parts.slice(0, 1), ...before, ...own.parts.slice(1)] }, ...stretches.slice(at + 1)];
}

/** Below the name of a page that none of its headings has: its first heading opens a section of its own, or its first question the list of questions. */
export function belowName(stretches: readonly Stretch[]): Stretch[] {
  const [first, ...rest] = stretches;
  if (!first || first.heading === '') return [...stretches];
  const top: Stretch = { heading: '', headingSelector: '', parts: [{ heading: null, blocks: [] }] };
  return isQuestion(first.heading) ? [{ ...top, parts: [...top.parts, ...first.parts] }, ...rest] : [top, ...stretches];
}
