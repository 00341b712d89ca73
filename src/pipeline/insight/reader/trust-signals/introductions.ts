import type { Page, TextBlock } from '#contracts/page.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { hasLetter, startsWithCapital } from '#text/characters.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { splitSentences } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { isHeadingTag } from '../../shapes.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { kindOfHeading } from '../offers/section-kinds.ts';
import { nameWithRole, peopleInRow, presentedLead, selfPortrait } from './presented-people.ts';
import { legalTexts, textsOfOthers } from './proof-sections.ts';
import { isSpokenOn } from './spoken-languages.ts';
import { quoteOf, speakingPages, type TrustFinding } from './trust-finding.ts';

const TOPIC = 'trust-signals';
const ROLE_WITHIN = 60;
const MAX_FOUND = 2;

/**
 * The people behind a site who introduce themselves in its texts: "My name is Ann", "founded by Ann Lee", "Ann and Paul welcome you",
 * a page about one person, and those whom a page about the business presents.
 */
export function findIntroductions(model: SiteModel): TrustFinding[] {
  const pages = speakingPages(model, ['blog', 'testimonials', 'careers', 'faq']);
  return [...pages.flatMap(introducedOn), ...pages.flatMap(pageOfPerson), ...pages.flatMap(presentedOn)].slice(0, MAX_FOUND);
}

const GROUPS = ['my-name-is', 'i-am', 'hello-i-am', 'founded-by', 'hosts', 'we-are'] as const;

function introducedOn(one: PageModel): TrustFinding[] {
  const blocks = new Set(GROUPS.flatMap((group) => partsWithTerm(one.content, TOPIC, group)));
  const [others, legal] = [textsOfOthers(one), legalTexts(one)];
  return [...blocks].flatMap((block) => {
    if (others.has(block.selector) || legal.has(block.selector)) return [];
    const sentence = splitSentences(block.text).find((part) => introduces(part, one.page));
    return sentence ? [introduction(one, sentence, block)] : [];
  });
}

function introduction({ page }: PageModel, text: string, block: Pick<TextBlock, 'selector' | 'text'>): TrustFinding {
  return { trustKind: 'team', text, confidence: CONFIDENCE.stated, quotes: [quoteOf(page, block)] };
}

function introduces(sentence: string, page: Page): boolean {
  const has = (group: string, isNamed: (before: string, after: string) => boolean) =>
    matchTerms(sentence, TOPIC, group)
      .filter(({ language, start, end }) => isSpokenOn(page, language) && !isPreposition(sentence.slice(start, end)))
      .some(({ start, end }) => isNamed(sentence.slice(0, start), sentence.slice(end)));
  return (
    has('my-name-is', (_, after) => isName(wordsOf(after)[0])) ||
    has('hello-i-am', (_, after) => isName(wordsOf(after)[0])) ||
    has('founded-by', (_, after) => startsWithFullName(after)) ||
    has('i-am', (_, after) => startsWithFullName(after) || hasTerm(after.slice(0, ROLE_WITHIN), 'people', 'lead-roles')) ||
    has('hosts', endsWithNames) ||
    has('we-are', (_, after) => startsWithNames(after))
  );
}

/** "Im Falle von" is no "I'm": the apostrophe is missing. */
const isPreposition = (phrase: string): boolean => phrase.toLowerCase() === 'im';

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '' && word !== ':');
/** Case matters: a name starts with a capital. */
const isName = (word = ''): boolean => word.length > 1 && startsWithCapital(word) && hasLetter(word);

const BEFORE_NAMES: ReadonlySet<string> = new Set(['Dr', 'Dr.', 'Prof', 'Prof.', 'Mr', 'Mr.', 'Mrs', 'Mrs.', 'Ms', 'Ms.']);
const IN_NAMES: ReadonlySet<string> = new Set(['de', 'del', 'van', 'von', 'di', 'da']);

/** Whether a text starts with a first name and a last name: "Ann Carter", "Dr. Ann van Carter". */
function startsWithFullName(text: string): boolean {
  const [first, last] = wordsOf(text).filter((word) => !BEFORE_NAMES.has(word) && !IN_NAMES.has(word));
  return isName(first) && isName(last) && !endsClause(first);
}

const endsClause = (word = ''): boolean => '.,;:!?'.includes(word.at(-1) ?? '.');

const AND: ReadonlySet<string> = new Set(['and', 'et', 'e', 'y', 'en', 'i', 'a', '&']);

/** Whether a text ends with several names: "Laura, Angela e Giuseppe". */
function endsWithNames(before: string): boolean {
  const [first, and = '', last] = wordsOf(before).slice(-3);
  return isName(first) && AND.has(and) && isName(last);
}

/** Whether a text starts with several names: "Laura e Angela Rossi", no firm such as "Smith & Sons". */
function startsWithNames(after: string): boolean {
  const [first, and = '', last] = wordsOf(after);
  return isName(first) && !endsClause(first) && and !== '&' && AND.has(and) && isName(last);
}

/** A page headed by a person's name that says what this person does: "Ann Lee, Esq." above "Ann Lee is an attorney". */
function pageOfPerson(one: PageModel): TrustFinding[] {
  const { page, content } = one;
  const title = page.headings.find(({ hidden, level }) => !hidden && level === 1);
  const [name = ''] = title?.text.split(',') ?? [];
  if (!title || !PERSON_NAME.test(name) || kindOfHeading(name) !== null || hasTerm(name, 'voice', 'own')) return [];
  const described = content.find(({ tag, text }) => !isHeadingTag(tag) && text.startsWith(`${name} `));
  const about = [page.title ?? '', page.description ?? '', described?.text ?? ''].join(' ').replaceAll(name, '');
  const isDescribed = described !== undefined && hasTerm(about, 'people', 'roles');
  return isDescribed ? [introduction(one, title.text, title)] : [];
}

/** The owner whom a page presents, or the names in a row of people there. */
function presentedOn(one: PageModel): TrustFinding[] {
  const lead = presentedLead(one) ?? nameWithRole(one) ?? selfPortrait(one);
  if (lead) return [introduction(one, lead.text, lead)];
  const [first, ...others] = peopleInRow(one);
  return first ? [introduction(one, [first, ...others].map(({ text }) => text).join(', '), first)] : [];
}
