import type { TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasAny, hasNumber, replaceAny } from '#text/characters.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { countWords, endsSentence } from '#text/segment.ts';
import { kindOfHeading } from '../offers/section-kinds.ts';

/** Words between the first names of two people. */
const AND = new Set(['&', '+', 'and', 'und', 'et', 'e', 'y', 'en', 'i', 'og', 'och', 'ja', 'a']);
/** The most words of what a person does. */
const MAX_ROLE_WORDS = 6;

/**
 * Whether a text is a person's name or those of a couple ("Christa & Paul Berg"): no role, department, organization or heading that has
 * capitals. Of what starts with an abbreviation ("URJC Madrid") it is none either.
 */
export function isPerson(text: string): boolean {
  const [first = '', and = '', ...others] = withoutTitle(text).split(' ');
  const isCouple = AND.has(and.toLowerCase()) && others.length > 1;
  const name = isCouple ? `${first} ${others.join(' ')}` : withoutTitle(text);
  if (!PERSON_NAME.test(name) || (isCapitals(first) && !isCapitals(name))) return false;
  return !saysWork(name) && !NO_PERSON.some((group) => hasTerm(name, 'people', group)) && kindOfHeading(name) === null;
}

/** Whether a name has a title in front that says what its bearer does: "Chef Ann Carter". */
export const hasTitle = (text: string): boolean => isPerson(text) && withoutTitle(text) !== text;

/** A name without the title in front of a first and a last name. */
function withoutTitle(text: string): string {
  const [title = '', ...name] = text.split(' ');
  return name.length > 1 && saysWork(title) ? name.join(' ') : text;
}

const NO_PERSON = ['team-heading', 'organization'] as const;

const isCapitals = (text: string): boolean => text.length > 2 && text === text.toUpperCase();

/** Whether a text says what a person does: "Treasurer", "Public relations", "Dentist". */
export const saysWork = (text: string): boolean => ['roles', 'departments', 'professions'].some((group) => hasTerm(text, 'people', group));

/** Whether a line can say what a person does: a few words, no sentence, no question or number. */
export const isRoleLine = (text: string): boolean =>
  countWords(text) <= MAX_ROLE_WORDS && !endsSentence(text) && !hasAny(text, '?!@') && !hasNumber(text);

/** A person whom a line or a row of a table names, and what this person does ('' where it does not say). */
export type NamedPerson = { name: string; role: string };

/**
 * The person in a row of a table ("President:" and "Ann Carter"), or in a line: "Ann Carter (chair)", "Ann Carter, chair", "Chair: Ann
 * Carter". The name comes first, or after what its bearer does.
 */
export function personIn({ text, pieces = [] }: Pick<TextBlock, 'text' | 'pieces'>): NamedPerson | null {
  const cells = pieces.length > 1 ? pieces : [text];
  const parts = cells.flatMap((cell) => replaceAny(cell, '(<:|–—,', SEPARATOR).split(SEPARATOR));
  const [first = '', second = ''] = parts.map((part) => replaceAny(part, ')>', ' ').trim()).filter((part) => part !== '');
  if (isPerson(first)) return { name: first, role: isRoleLine(second) ? second : '' };
  return saysWork(first) && isRoleLine(first) && isPerson(second) ? { name: second, role: first } : null;
}

const SEPARATOR = '|';
