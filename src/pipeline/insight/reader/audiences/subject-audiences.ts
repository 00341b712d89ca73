// Audiences that the names of pages and offers show: a page "Angstpatienten", a product "Eagle Scout plate", a course "Baby swimming".
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { kindAbove, kindOfSection, type SectionKind } from '../offers/section-kinds.ts';
import { FIRM_PAGES } from '../page-types.ts';
import { groupOfEntry, type NamedGroup } from './audience-groups.ts';

const TOPIC = 'meant-for';
/** What a name says for its group: as the title or headline of a page, as a link of the home page, as a heading below, as a list item. */
const [HEADLINE_WEIGHT, TITLE_WEIGHT, LINK_WEIGHT, HEADING_WEIGHT, ITEM_WEIGHT] = [1.6, 1, 1, 1, 0.7];
/** Least sum for a group: a page of its own, or offers in two places. */
const MIN_SCORE = 2;
/** What this sum is worth among groups that texts name. */
const SCORE_FACTOR = 2.5;
/** Longer lines say more than a name. */
const MAX_WORDS = 9;

/** A name on a page, and what kind of place it has there. */
type Name = { quote: Quote; weight: number; place: string };

/** Groups by the names of pages, links, headings and offers, each with where it is named. */
export function subjectGroups(model: SiteModel): NamedGroup[] {
  const found = new Map<string, NamedGroup>();
  const seen = new Set<string>();
  for (const [index, page] of model.pages.entries()) {
    if (FIRM_PAGES.has(page.page.type)) continue;
    for (const { quote, weight, place } of namesOn(page, index === 0)) {
      const { text } = quote;
      if (text.endsWith('?') || countWords(text) > MAX_WORDS || hasTerm(text, 'negations')) continue;
      for (const [label, word] of groupsNamed(text)) {
        const key = `${place} ${label} ${foldWords(text)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const entry = found.get(label) ?? { label, isCommon: false, score: 0, addressed: 0, mentions: [] };
        entry.score += weight;
        entry.mentions.push({ quote, word, value: weight });
        found.set(label, entry);
      }
    }
  }
  return [...found.values()].filter(({ score }) => score >= MIN_SCORE).map((group) => ({ ...group, score: group.score * SCORE_FACTOR }));
}

/** The groups that a name shows, with the words that do. */
function groupsNamed(text: string): Map<string, string> {
  const found = new Map(matchTerms(text, TOPIC).map(({ group, start, end }) => [group, text.slice(start, end)]));
  const whole = groupOfEntry(text);
  return whole === null ? found : found.set(whole, text);
}

/** Sections whose headings name other people and events than those whom the business is there for. */
const ABOUT_OTHERS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'proof',
  'people',
  'partners',
  'news',
  'questions',
  'legal',
  'contact',
]);
const OFFER_LISTS: ReadonlySet<SectionKind> = new Set<SectionKind>(['services', 'products', 'programmes', 'audience']);

function namesOn({ page, sections }: PageModel, isHome: boolean): Name[] {
  const names: Name[] = [];
  const add = (selector: string, text: string, weight: number, place: string) =>
    names.push({ quote: { page, selector, text }, weight, place });
  add('title', page.title ?? '', TITLE_WEIGHT, 'title');
  for (const section of sections) {
    const [own, above] = [kindOfSection(section), kindAbove(section)];
    if (ABOUT_OTHERS.has(above)) continue;
    const { heading } = section;
    if (heading) add(heading.selector, heading.text, heading.level === 1 ? HEADLINE_WEIGHT : HEADING_WEIGHT, `h${heading.level}`);
    if (!OFFER_LISTS.has(own) && !OFFER_LISTS.has(above)) continue;
    for (const { tag, selector, text } of section.blocks) if (tag === 'li') add(selector, text, ITEM_WEIGHT, 'item');
  }
  if (!isHome) return names;
  for (const { internal, hidden, selector, text } of page.links) if (internal && !hidden) add(selector, text, LINK_WEIGHT, 'link');
  return names;
}
