import type { Element } from '../html.ts';
import type { Labels } from '../labels.ts';
import type { PageContent, SectionContent } from '../pages/page-content.ts';

/** Where a section is drawn. */
export type Place = { page: PageContent; labels: Labels /** Position on the page. */; index: number };

/** One way to show a section. */
export type Layout = {
  /** Unique; also its CSS class. */
  id: string;
  /** How well the content suits it, 0 (not at all) to 1. */
  fit(section: SectionContent, place: Place): number;
  draw(section: SectionContent, place: Place): Element[];
  /** Whether all lists of its kind on a page look alike: prices are always in the same place. */
  steady?: boolean;
  /** The surface it is on, where the layout asks for one. */
  tone?: 'plain' | 'tint' | 'deep';
};

/** What a layout loses each time a page has used it, and where the section before used it. */
const USED = 0.22;
const AGAIN = 0.2;
const MOST_USED = 0.3;

/** The layout that suits a section best, rather one that the page does not have yet. */
export function chooseLayout(
  layouts: readonly Layout[],
  section: SectionContent,
  place: Place,
  used: readonly string[],
): Layout | undefined {
  const scored = layouts
    .map((layout) => {
      const times = used.filter((id) => id === layout.id).length;
      const cost = layout.steady ? 0 : Math.min(times * USED, MOST_USED) + (used.at(-1) === layout.id ? AGAIN : 0);
      return { layout, fit: layout.fit(section, place), cost };
    })
    .filter(({ fit }) => fit > 0);
  return scored.toSorted((a, b) => b.fit - b.cost - (a.fit - a.cost))[0]?.layout;
}

/** Letters of running text. */
export const lengthOf = ({ text }: Pick<SectionContent, 'text'>): number => text.reduce((sum, words) => sum + words.text.length, 0);

/** Letters of the longest entry, and of an entry on average. */
export const longestEntry = ({ entries }: Pick<SectionContent, 'entries'>): number =>
  entries.reduce((most, { title, text, lines = [] }) => {
    const length = [title, text, ...lines].reduce((sum, words) => sum + (words?.text.length ?? 0), 0);
    return Math.max(most, length);
  }, 0);

/** Share of entries, 0 to 1. */
export const shareOf = (
  { entries }: Pick<SectionContent, 'entries'>,
  has: (entry: SectionContent['entries'][number]) => boolean,
): number => (entries.length === 0 ? 0 : entries.filter(has).length / entries.length);

const READING = new Set(['article', 'legal', 'docs', 'blog', 'case-studies']);

/** Whether people read a page from beginning to end: all of it is in one column. */
export const isReading = ({ type }: Pick<PageContent, 'type'>): boolean => READING.has(type);
