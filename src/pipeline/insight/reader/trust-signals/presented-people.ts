// People whom a page about the business shows by name, where no heading says "team".
import type { PageType, TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasAny, hasNumber } from '#text/characters.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { countWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import { textsOfOthers } from './proof-sections.ts';

const PEOPLE_PAGES: ReadonlySet<PageType> = new Set<PageType>(['about', 'team']);
/** The most words of a line that says what a person does, and how far below the name it may be. */
const MAX_ROLE_WORDS = 7;
const MAX_LINES_BELOW = 3;
const MIN_IN_ROW = 3;
const MIN_WITH_WORK = 2;
const MAX_NAMES = 6;

/** The name above a line such as "Owner" on a page about the business; a motto may be between the two. */
export function presentedLead(one: PageModel): TextBlock | undefined {
  const lines = ownLines(one);
  return lines.find(({ text }, at) => PERSON_NAME.test(text) && lines.slice(at + 1, at + 1 + MAX_LINES_BELOW).some(isLeadRole));
}

const isLeadRole = ({ text }: TextBlock): boolean => countWords(text) <= MAX_ROLE_WORDS && hasTerm(text, 'people', 'lead-roles');

/**
 * At least three names in the same kind of element on a page about the business, each above a short line, two of which say what one does.
 * Headings of offers look alike but for that.
 */
export function peopleInRow(one: PageModel): TextBlock[] {
  const lines = ownLines(one);
  const isName = ({ text }: TextBlock) => PERSON_NAME.test(text) && !saysWork(text);
  let row: { name: TextBlock; below: TextBlock }[] = [];
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const [name, below] = lines.slice(at, at + 2);
    if (name && below && isName(name) && isShortLine(below) && (row[0]?.name.tag ?? name.tag) === name.tag) {
      row.push({ name, below });
      at += 1;
    } else if (isTeam(row)) break;
    else row = [];
  }
  return isTeam(row) ? row.slice(0, MAX_NAMES).map(({ name }) => name) : [];
}

const isTeam = (row: readonly { below: TextBlock }[]): boolean =>
  row.length >= MIN_IN_ROW && row.filter(({ below }) => saysWork(below.text)).length >= MIN_WITH_WORK;

/** Whether a text says what somebody does: "Treasurer", "Public relations". */
const saysWork = (text: string): boolean => hasTerm(text, 'people', 'roles') || hasTerm(text, 'people', 'departments');

const isShortLine = ({ text }: TextBlock): boolean =>
  countWords(text) <= MAX_ROLE_WORDS && !hasAny(text, '?!:;"“„') && !hasNumber(text) && !hasTerm(text, 'people', 'greeting-line');

/** What a page about the business says itself; nothing of other pages. */
function ownLines(one: PageModel): TextBlock[] {
  if (!PEOPLE_PAGES.has(one.page.type)) return [];
  const others = textsOfOthers(one);
  return one.content.filter(({ selector }) => !others.has(selector));
}
