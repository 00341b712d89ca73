import { hasTerm } from '#lexicon/match-terms.ts';
import { hasNumber } from '#text/characters.ts';
import { dropStart } from '#text/edges.ts';
import type { Entry, SectionContent } from '../../pages/page-content.ts';
import moneyWords from './money-words.json' with { type: 'json' };

const QUOTE_MARKS = ['"', '“', '„', '«', '»', '‚', '‘', '「'];
const QUESTION_MARKS = ['?', '？', '؟', ';'];
/** Share of the entries that must have a form, for the list to be of that kind. */
const MOST = 0.6;
const AUTHOR_LETTERS = 60;

const isQuote = ({ kind, title, text }: Entry) =>
  kind === 'quote' || (title !== null && title.text.length <= AUTHOR_LETTERS && QUOTE_MARKS.includes(text?.text.charAt(0) ?? ''));
const isQuestion = ({ kind, title, text }: Entry) =>
  kind === 'question' || (text !== null && QUESTION_MARKS.includes(title?.text.trimEnd().at(-1) ?? ''));

/** The title without the number of its place: `2. The first visit`; null for another title. */
function withoutNumber({ title }: Entry, at: number): string | null {
  const [first = '', ...words] = title?.text.split(' ') ?? [];
  const isPlace = first === `${at + 1}.` || first === `${at + 1})` || first === `${at + 1}:`;
  const rest = dropStart(words.join(' '), ' –—-');
  return isPlace && rest !== '' ? rest : null;
}

/** Titles that count from 1 are steps; the layout writes the numbers. */
function asSteps(section: SectionContent): SectionContent {
  const titles = section.entries.map(withoutNumber);
  if (titles.length < 2 || titles.includes(null)) return section;
  const entries = section.entries.map((entry, at) => ({ ...entry, title: entry.title && { ...entry.title, text: titles[at] ?? '' } }));
  return { ...section, kind: 'how-it-works', entries };
}

const shortWords = ({ title, text, price, image, kind }: Entry) =>
  kind !== 'quote' && price === null && image === null && (title === null) !== (text === null) ? (title ?? text) : null;

/** Names and roles in turns are people, each with a role. */
export function asPeople(section: SectionContent): SectionContent {
  const lines = section.entries.map(shortWords);
  const isRole = (at: number) => hasTerm(lines[at]?.text ?? '', 'people', 'roles');
  const places = lines.map((_, at) => at);
  const [names, roles] = [places.filter((at) => at % 2 === 0), places.filter((at) => at % 2 === 1)];
  const areTurns =
    roles.length >= 2 && names.length === roles.length && lines.every((words) => words !== null && words.text.length <= AUTHOR_LETTERS);
  if (!areTurns || names.some(isRole) || roles.filter(isRole).length < roles.length * MOST) return section;
  const entries = names.flatMap((at): Entry[] => {
    const entry = section.entries[at];
    return entry ? [{ ...entry, kind: 'card', title: lines[at] ?? null, text: lines[at + 1] ?? null }] : [];
  });
  return { ...section, entries };
}

/** Says of a list what its form shows: people's words with their names, questions, numbered steps. */
export function withEntryKinds(section: SectionContent): SectionContent {
  const { entries } = section;
  const share = (has: (entry: Entry) => boolean) => (entries.length === 0 ? 0 : entries.filter(has).length / entries.length);
  const as = (kind: Entry['kind'], has: (entry: Entry) => boolean) =>
    entries.map((entry) => (has(entry) && entry.price === null ? { ...entry, kind } : entry));
  if (entries.length >= 2 && share(isQuote) >= MOST) return { ...section, entries: as('quote', isQuote) };
  if (entries.length >= 2 && share(isQuestion) >= MOST) return { ...section, entries: as('question', isQuestion) };
  return asSteps(section);
}

/** Words for money after an amount, in a text that is nothing but a price. */
const MONEY = new Set(moneyWords);
const PRICE_WORDS = 4;

/** Whether a text is an amount of money in words: `45 euros`, `ab 30 Euro`. */
export function isMoney(text: string): boolean {
  const words = text.toLowerCase().replaceAll('.', '').split(' ');
  return words.length <= PRICE_WORDS && words.some(hasNumber) && words.some((word) => MONEY.has(word));
}
