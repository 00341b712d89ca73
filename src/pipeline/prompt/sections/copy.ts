import type { PromptBlock } from '#contracts/prompt.ts';
import type { PageCraft, SectionPlan } from '#contracts/strategy.ts';
import { itemLine, sectionNote } from '../../strategy/markdown/sentences.ts';
import { block, fitInOrder, paragraphs } from '../block.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, siteText } from '../site-text.ts';
import type { Wording } from './wording.ts';

/** Texts of a section, clean, without empty ones. */
export type SectionCopy = {
  /** Stable name of the section, for one without a heading. */
  name: string;
  heading: string;
  /** Kind without a count: `hero`, `offers`, `content`. */
  kind: string;
  /** '' where it would only say that a subject is explained. */
  purpose: string;
  /** Which form it holds, what else to carry over; '' for most. */
  note: string;
  text: string[];
  items: string[];
  /** `url (alternative text)`. */
  images: string[];
  button: string;
};

/** Copy of a planned section. */
export function sectionCopy(section: SectionPlan): SectionCopy {
  const button = section.button ? siteText(section.button.label) : '';
  return {
    name: siteText(section.id).replaceAll('-', ' '),
    heading: siteText(section.heading),
    kind: section.kind,
    purpose: siteText(section.purpose).replace(/\.$/, ''),
    note: siteText(sectionNote(section)),
    text: section.text.map(siteText).filter(Boolean),
    items: section.items.map((item) => siteText(itemLine(item))).filter(Boolean),
    images: section.images.map(({ url, alt }) => `${siteText(url)}${siteText(alt) ? ` (${siteText(alt)})` : ''}`).filter(Boolean),
    button: button === '' ? '' : `${quoted(button)} to ${siteText(section.button?.target ?? '')}`,
  };
}

/** Sections of one page in the builder's words, in order. */
export function pageCopy(page: PageCraft | undefined, wording: Wording): string[] {
  return (page?.sections ?? []).map((section, at) => wording.copy(sectionCopy(section), at));
}

/** One block per page; pages without sections have none. */
export function pageBlocks(
  pages: PageCraft[],
  wording: Wording,
  words: { id: string; title: string; intro(path: string): string },
): PromptBlock[] {
  return pages
    .filter((page) => page.sections.length > 0)
    .map((page, at) => {
      const path = siteText(page.path);
      const text = paragraphs(words.intro(path), ...pageCopy(page, wording));
      return block(`${words.id}-${at + 1}`, 'follow-up', `${words.title} ${path}`, text);
    });
}

/** Sections of the home page below the hero: as many as fit into `budget` characters for the first block, and the rest. */
export function homeBelowHero({ strategy }: PromptContext, wording: Wording, budget: number): { taken: string[]; left: string[] } {
  return fitInOrder(pageCopy(strategy.craft.pages[0], wording).slice(1), budget);
}

/** Home sections that the first block does not hold. */
export function homeRest(first: string, { taken, left }: { taken: string[]; left: string[] }): string[] {
  return taken[0] !== undefined && first.includes(taken[0]) ? left : [...taken, ...left];
}
