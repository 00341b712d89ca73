import type { SectionItem, SectionPlan } from '#contracts/strategy.ts';
import { hasNumber, numberRuns } from '#text/characters.ts';
import { findInnerNames } from '#text/find-inner-names.ts';
import { comparable, lettersOf } from '#text/words.ts';
import { pricesIn } from '../grounding/grounding.ts';
import { wordsIn } from '../grounding/word-index.ts';
import { createCutter } from '../leave-out/cut-sentences.ts';
import { leftOutWords } from '../leave-out/left-out-words.ts';
import { withoutTexts } from '../leave-out/without-texts.ts';
import { CAPITAL_NOUNS } from '../model/unknown-names.ts';
import type { PageReading, Reading } from '../read-site.ts';
import { linesOf } from './complete-lists.ts';
import type { CraftParts } from './craft.ts';
import { OWN_HEADING, type PlacedLine, placeLines, withLines } from './place-lines.ts';
import { createSaidTest } from './said-test.ts';
import { planSections } from './sections.ts';
import { whatStays } from './what-stays.ts';

type Parts = Pick<CraftParts, 'choices' | 'headline' | 'subhead' | 'head' | 'pagePlan' | 'isAsIs'>;

/** The first screen of a page whose address goes, as a section of the page that takes it over. */
const asSection = (section: SectionPlan): SectionPlan =>
  section.kind === 'hero' ? { ...section, id: 'content', kind: 'content' } : section;

/** Everything that the new site says: what was written for it, pages that stay as they are, contacts and forms. */
function writtenLines(reading: Reading, { choices, headline, subhead, head, isAsIs }: Parts): string[] {
  const asTheyAre = reading.pages.filter(({ path }) => isAsIs(path));
  return [
    headline.text,
    subhead.text,
    reading.name,
    ...head.map(({ h1 }) => h1.new),
    ...linesOf(choices.sections?.values() ?? []),
    ...asTheyAre.flatMap(({ page }) => page.blocks.map(({ text }) => text)),
    ...reading.profile.contacts.map(({ text }) => text),
    ...(choices.forms ?? []).flatMap(({ fields, note, success }) => [...fields.map(({ label }) => label), note, success]),
  ];
}

/** Words and figures of these lines, as they are compared. */
const wordsOfLines = (lines: readonly string[]) => new Set(lines.flatMap((line) => [...wordsIn(line), ...numberRuns(line)]));

/**
 * Whether a line has a figure that its page does not have any more, or a name that no page has: visitors would miss it, however well the new
 * copy reads. The name of the business is none, nor are the capitals of a language that writes all nouns with one.
 */
function factTest({ language, name }: Reading, here: readonly string[], all: readonly string[]): (text: string) => boolean {
  const [onPage, anywhere] = [wordsOfLines(here), wordsOfLines(all)];
  return (text) => {
    const own = text.replaceAll(name, '');
    const names = CAPITAL_NOUNS.has(language) ? [] : findInnerNames(own).flatMap(wordsIn);
    return numberRuns(own).some((figure) => !onPage.has(figure)) || names.some((word) => !anywhere.has(word));
  };
}

/** Whether the new copy of some page lists an entry of today: with its name, and with its prices. */
function listTest({ sections }: CraftParts['choices']): (item: SectionItem) => boolean {
  const listed = new Map<string, string[]>();
  for (const { items } of [...(sections?.values() ?? [])].flat())
    for (const { title, text } of items) listed.set(lettersOf(title), [...(listed.get(lettersOf(title)) ?? []), `${title} ${text}`]);
  return ({ title, text }) => {
    const prices = pricesIn(text);
    const entries = title === '' || prices.length === 0 ? [] : (listed.get(lettersOf(title)) ?? []);
    return entries.some((entry) => prices.every((price) => numberRuns(price).every((figure) => numberRuns(entry).includes(figure))));
  };
}

/** The sections without what is left out, and without entries that only lead somewhere: links are planned by themselves. */
function withoutLinks(sections: readonly SectionPlan[], { page }: PageReading): SectionPlan[] {
  const links = new Set(page.links.map(({ text }) => comparable(text)).filter(Boolean));
  const isLink = (text: string) => links.has(comparable(text)) && !hasNumber(text);
  return sections.map((section) => ({
    ...section,
    text: section.text.filter((text) => !isLink(text)),
    items: section.items.filter(({ title, text }) => !isLink(text || title)),
  }));
}

/** What stays of a page: whole blocks, and lines with the place of the section that was written for it where each goes. */
export type TodaysRest = { blocks: SectionPlan[]; lines: PlacedLine[] };
const NOTHING: TodaysRest = { blocks: [], lines: [] };

/**
 * Finds what stays of a page of today, and of the pages that are merged into it, in addition to the sections that a strategist wrote for it:
 * nothing for a page without such sections.
 */
export function todaysRest(reading: Reading, parts: Parts): (path: string) => TodaysRest {
  const { choices, pagePlan, headline, subhead } = parts;
  if (!choices.sections || choices.sections.size === 0) return () => NOTHING;
  const all = writtenLines(reading, parts);
  const isListed = listTest(choices);
  const cutter = createCutter(leftOutWords(choices.opening ?? {}, reading));
  const contacts = reading.profile.contacts.map(({ text }) => text);
  const mergedInto = (path: string): PageReading[] => {
    const paths = new Set(
      pagePlan.filter(({ decision, mergeInto }) => decision === 'merge' && mergeInto === path).map((item) => item.path),
    );
    return reading.pages.filter((page) => paths.has(page.path));
  };
  const wholeOf = (entry: PageReading) => {
    const sections = withoutLinks(planSections(entry, reading, { h1: entry.h1, isWhole: true }), entry);
    return withoutTexts([{ path: entry.path, title: '', sections }], cutter).flatMap((page) => page.sections);
  };
  return (path) => {
    const chosen = choices.sections?.get(path);
    const entry = reading.pages.find((page) => page.path === path);
    if (!chosen || !entry) return NOTHING;
    const others = [...(choices.sections ?? [])].flatMap(([other, sections]) => (other === path ? [] : [linesOf([sections])]));
    const here = [headline.text, subhead.text, ...linesOf([chosen])];
    const said = createSaidTest({ all, page: here, others, contacts }, reading.language);
    // The figures of a name, such as `Studio 54`, are no facts.
    const isSaid = (sentence: string) => said(sentence.replaceAll(reading.name, ''));
    const merged = mergedInto(path);
    const gone = [path, ...merged.map((page) => page.path)].flatMap((one) => choices.pages?.get(one)?.gone ?? []);
    const today = [...wholeOf(entry), ...merged.flatMap((page) => wholeOf(page).map(asSection))];
    const { blocks, lines } = whatStays(today, { isSaid, isListed, isFact: factTest(reading, here, all), gone });
    const placed = placeLines(lines, today, chosen, { isHome: entry === reading.home });
    return { blocks: [...blocks, ...sectionsOfLines(placed, today)], lines: placed.filter(({ home }) => home !== OWN_HEADING) };
  };
}

/** The lines that keep the heading that they have today. */
function sectionsOfLines(lines: readonly PlacedLine[], today: readonly SectionPlan[]): SectionPlan[] {
  return [
    ...Map.groupBy(
      lines.filter(({ home }) => home < 0),
      ({ from }) => from,
    ),
  ].flatMap(([from, group]) => {
    const section = today[from];
    const empty = { text: [], items: [], images: [], forms: [], button: null };
    return section ? [withLines({ ...asSection(section), ...empty }, group)] : [];
  });
}
