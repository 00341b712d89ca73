// People whom a page about the business shows by name, where no heading says "team".
import type { PageType, TextBlock } from '#contracts/page.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { hasAny, hasNumber, replaceAny } from '#text/characters.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { countWords } from '#text/segment.ts';
import { titleParts } from '#text/title-parts.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { Section } from '../../../site-model/sections.ts';
import { isHeadingTag, trimPunctuation } from '../../shapes.ts';
import { saysWork } from './people-names.ts';
import { textsOfOthers } from './proof-sections.ts';

const PEOPLE_PAGES: ReadonlySet<PageType> = new Set<PageType>(['about', 'team']);
/** The most words of a line that says what a person does, and how far below the name it may be. */
const MAX_ROLE_WORDS = 7;
const MAX_LINES_BELOW = 3;
const MIN_IN_ROW = 3;
const MIN_WITH_WORK = 2;
const MAX_NAMES = 6;
const MIN_PORTRAIT_WORDS = 20;

/** The name above a line such as "Owner" on a page about the business; a motto may be between the two. */
export function presentedLead(one: PageModel): TextBlock | undefined {
  const lines = ownLines(one);
  const hasRoleBelow = (at: number) => lines.slice(at + 1, at + 1 + MAX_LINES_BELOW).some(isLeadRole) || isRole(lines[at + 1]);
  // A name right below a longer text signs it.
  const isSignature = (at: number) =>
    at > 0 && !isHeadingTag(lines[at - 1]?.tag ?? '') && countWords(lines[at - 1]?.text ?? '') > MAX_ROLE_WORDS;
  return lines.find(({ text }, at) => PERSON_NAME.test(text) && !saysWork(text) && hasRoleBelow(at) && !isSignature(at));
}

/** Where a business says who is in charge. */
const CONTACT_PAGES: ReadonlySet<PageType> = new Set<PageType>([...PEOPLE_PAGES, 'contact']);

/** A line that is a name and what its bearer leads, and nothing more: "Owner: Ann Carter", "Ann Carter, founder". */
export function nameWithRole(one: PageModel): TextBlock | undefined {
  return ownLines(one, CONTACT_PAGES).find(({ text }) => countWords(text) <= MAX_ROLE_WORDS && isNameWithRole(text));
}

function isNameWithRole(text: string): boolean {
  return matchTerms(text, 'people', 'lead-roles').some(({ start, end }) => {
    const [before, after] = [text.slice(0, start), text.slice(end)].map((part) => trimPunctuation(replaceAny(part, ':|–—', ' ')).trim());
    return (before === '' && PERSON_NAME.test(after ?? '')) || (after === '' && PERSON_NAME.test(before ?? ''));
  });
}

/** The heading or page title "About me" above a text about oneself: such a business is one person. */
export function selfPortrait({ page, content, sections }: PageModel): Pick<TextBlock, 'selector' | 'text'> | undefined {
  const isPortrait = ({ heading, blocks }: Section) =>
    heading !== null && hasTerm(heading.text, 'people', 'about-me') && wordsIn(blocks) >= MIN_PORTRAIT_WORDS;
  const isTitled =
    titleParts(page.title ?? '').some((part) => hasTerm(part, 'people', 'about-me')) && wordsIn(content) >= MIN_PORTRAIT_WORDS;
  return sections.find(isPortrait)?.heading ?? (isTitled ? { selector: 'title', text: page.title ?? '' } : undefined);
}

const wordsIn = (blocks: readonly TextBlock[]) => blocks.reduce((sum, { text }) => sum + countWords(text), 0);

const isRole = (line: TextBlock | undefined): boolean => line !== undefined && isShortLine(line) && hasTerm(line.text, 'people', 'roles');

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

const isShortLine = ({ text }: TextBlock): boolean =>
  countWords(text) <= MAX_ROLE_WORDS && !hasAny(text, '?!:;"“„') && !hasNumber(text) && !hasTerm(text, 'people', 'greeting-line');

/** What a page of one of these types says itself; nothing of other pages. */
function ownLines(one: PageModel, types = PEOPLE_PAGES): TextBlock[] {
  if (!types.has(one.page.type)) return [];
  const others = textsOfOthers(one);
  return one.content.filter(({ selector }) => !others.has(selector));
}
