import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { memoize } from '#text/memoize.ts';
import { foldWords } from '#text/normalize.ts';
import { splitWords } from '#text/segment.ts';
import type { Section } from '../../../site-model/sections.ts';

/** What the words of a heading say about the section below it. */
export type SectionKind =
  | 'services'
  | 'products'
  | 'features'
  | 'programmes'
  | 'reasons'
  | 'proof'
  | 'people'
  | 'questions'
  | 'news'
  | 'contact'
  | 'about'
  | 'steps'
  | 'legal'
  | 'partners'
  | 'numbers'
  | 'audience'
  | 'pricing'
  | 'amenities'
  | null;

/** Sections whose headings never name an offer. */
export const CLOSED_KINDS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'legal',
  'questions',
  'proof',
  'people',
  'news',
  'contact',
  'numbers',
  'partners',
  'audience',
  'amenities',
  'reasons',
]);
/** Groups of heading terms with their kind; the first group that a heading has a term of wins. */
const GROUPS: readonly [string, Exclude<SectionKind, null>][] = [
  ['worship-times', 'programmes'],
  ['what-we-make', 'products'],
  ['legal', 'legal'],
  ['what-we-can', 'services'],
  ['audience', 'audience'],
  ['amenities', 'amenities'],
  ['questions', 'questions'],
  ['proof', 'proof'],
  ['people', 'people'],
  ['partners', 'partners'],
  ['numbers', 'numbers'],
  ['reasons', 'reasons'],
  ['steps', 'steps'],
  ['news', 'news'],
  ['contact', 'contact'],
  ['pricing', 'pricing'],
  ['products', 'products'],
  ['programmes', 'programmes'],
  ['services', 'services'],
  ['features', 'features'],
  ['about', 'about'],
];

const MAX_HEADING_WORDS = 9;

/** What kind of section a heading opens, by its words; null when they do not tell. */
export const kindOfHeading = memoize(findKind);

const isQuestion = (text: string): boolean => '?？'.includes(text.trimEnd().at(-1) ?? '.');

/** Sign before the number of a paragraph of terms or a law: "§ 4 Liability". */
const isParagraph = (text: string): boolean => text.trimStart().startsWith('§');

function findKind(text: string): SectionKind {
  if (isParagraph(text)) return 'legal';
  const isShort = foldWords(text).split(' ').length <= MAX_HEADING_WORDS;
  const found = new Set(matchTerms(text, 'section-headings').map(({ group }) => group));
  const kind = isShort ? (GROUPS.find(([group]) => found.has(group))?.[1] ?? null) : null;
  // "For restaurants", "Built for finance teams" name an audience; "designed for reliability" does not.
  const isMeantFor = (kind === null || kind === 'features') && isShort && found.has('meant-for');
  if (isMeantFor && hasTerm(text, 'people', 'group')) return 'audience';
  // What is below a question answers it and names no offer.
  return kind ?? (isQuestion(text) && found.has('asked') ? 'questions' : null);
}

/** Whether the words that tell the kind of a section open its heading or are half of it: "Our reviews", not "Contract drafting and review". */
export function isMostlyOfKind(text: string): boolean {
  if (isParagraph(text)) return true;
  const told = new Set(
    matchTerms(text, 'section-headings').flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  );
  return told.has(0) || told.size * 2 >= splitWords(text).length;
}

/** Kinds that a label above a heading names; a greeting or postal address there says nothing. */
const LABEL_KINDS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'services',
  'products',
  'programmes',
  'features',
  'reasons',
  'proof',
  'people',
  'partners',
  'news',
  'audience',
  'steps',
  'questions',
]);

function kindOfLabel(text: string): SectionKind {
  const kind = kindOfHeading(text);
  return LABEL_KINDS.has(kind) && !isRowOfEntries(text) ? kind : null;
}

/** What entries of a menu say that is not offered. */
const ENTRY_GROUPS = ['news', 'contact', 'about', 'legal', 'questions', 'people', 'pricing'];

/** Whether a line says several such things: a row of menu entries, "News Downloads Contact", labels nothing. */
function isRowOfEntries(text: string): boolean {
  const found = new Set(matchTerms(text, 'section-headings').map(({ group }) => group));
  return ENTRY_GROUPS.filter((group) => found.has(group)).length > 1;
}

/** What kind of section this is by its own heading or the label above it. */
export function kindOfSection(section: Section): SectionKind {
  return section.heading ? (kindOfHeading(section.heading.text) ?? kindOfLabel(section.eyebrow?.text ?? '')) : null;
}

/** Kind of the nearest heading above a section that tells; null when none does. The main heading of a home page speaks only of what is right below it. */
export function kindAbove(section: Section): SectionKind {
  for (const { heading, eyebrow } of section.trail.toReversed()) {
    if (heading.level === 1 && section.page.type === 'home' && section.trail.length > 1) continue;
    const kind = kindOfHeading(heading.text) ?? kindOfLabel(eyebrow?.text ?? '');
    if (kind) return kind;
  }
  return null;
}
