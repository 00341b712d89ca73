import type { HeadData, PageCraft, SectionPlan } from '#contracts/strategy.ts';
import type { PromptContext } from '../prompt-context.ts';
import { headText, lowerFirst, quoted, sentence, siteText } from '../site-text.ts';

/** A page of the old site and what becomes of it. */
export type PlannedPage = { path: string; title: string; decision: string; reason: string };

/** Every page of the plan; `decision` is `keep`, `add`, `drop` or `merge into /path`. */
export function plannedPages({ strategy }: PromptContext): PlannedPage[] {
  return strategy.engineer.pagePlan.map(({ path, title, decision, mergeInto, reason }) => ({
    path: siteText(path),
    title: headText(title),
    decision: decision === 'merge' ? `merge into ${siteText(mergeInto)}` : decision,
    reason: sentence(siteText(reason)),
  }));
}

/** Paths of the pages that stay or are added. */
export function keptPaths({ strategy }: PromptContext): string[] {
  return strategy.engineer.pagePlan
    .filter((page) => page.decision === 'keep' || page.decision === 'add')
    .map((page) => siteText(page.path));
}

/** `old -> new (301)` for each change. */
export function urlChangeLines({ strategy }: PromptContext): string[] {
  return strategy.engineer.urlMap.map(
    ({ from, to, status, reason }) => `${siteText(from)} -> ${status === 410 ? 'gone' : siteText(to)} (${status}): ${siteText(reason)}`,
  );
}

const because = (part: string, reason: string) => `${part}, because ${lowerFirst(sentence(siteText(reason)))}`;

/** Head data of one page as it should be. */
export function headOf({ path, title, description, h1, canonical }: HeadData): {
  path: string;
  title: string;
  description: string;
  h1: string;
  canonical: string;
  changed: string[];
} {
  const changed = [
    title.new !== title.now && because('title', title.reason),
    description.new !== description.now && because('description', description.reason),
    h1.new !== h1.now && because('h1', h1.reason),
  ].filter((entry): entry is string => typeof entry === 'string');
  return {
    path: siteText(path),
    title: headText(title.new),
    description: headText(description.new),
    h1: headText(h1.new),
    canonical: siteText(canonical),
    changed,
  };
}

/** A purpose that says nothing about the section. */
const NO_PURPOSE = /^Explain this subject\.\s*/;
const NOTE = /(?:Holds the |After it, carry |Carry over the remaining ).*$/;

/** Texts of a section, clean, without empty ones. */
export function sectionTexts(section: SectionPlan): {
  heading: string;
  /** Kind without a count: `hero`, `offers`, `content`. */
  kind: string;
  /** '' where it would only say that a subject is explained. */
  purpose: string;
  /** Which form it holds, what else is to be carried over; '' for most. */
  note: string;
  text: string[];
  items: string[];
  images: string[];
  button: string;
} {
  const button = section.button ? siteText(section.button.label) : '';
  const words = siteText(section.purpose).replace(NO_PURPOSE, '');
  const note = NOTE.exec(words)?.[0] ?? '';
  return {
    heading: siteText(section.heading),
    kind: section.id.replace(/-\d+$/, ''),
    purpose: words
      .slice(0, words.length - note.length)
      .trim()
      .replace(/\.$/, ''),
    note,
    text: section.text.map(siteText).filter(Boolean),
    items: section.items.map(siteText).filter(Boolean),
    images: section.images.map(({ url, alt }) => `${siteText(url)}${siteText(alt) ? ` (${siteText(alt)})` : ''}`).filter(Boolean),
    button: button === '' ? '' : `${quoted(button)} to ${siteText(section.button?.target ?? '')}`,
  };
}

/** Plans of all pages but the home page. */
export function furtherPages({ strategy }: PromptContext): PageCraft[] {
  return strategy.craft.pages.slice(1);
}

export function homePage({ strategy }: PromptContext): PageCraft | undefined {
  return strategy.craft.pages[0];
}
