import type { PageType, TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasLetter, startsWithCapital } from '#text/characters.ts';
import { NAME_WITHIN, PERSON_NAME } from '#text/person-name.ts';
import { countWords, splitWords } from '#text/segment.ts';
import { titleParts } from '#text/title-parts.ts';
import { declaredText } from '../../../site-model/declared-entities.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { Section } from '../../../site-model/sections.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { looksLikePerson, namedPeople } from '../facts/named-people.ts';
import { kindOfHeading } from '../offers/section-kinds.ts';
import { announcing } from './announcing.ts';
import { findIntroductions } from './introductions.ts';
import { isTeamTitle } from './people-headings.ts';
import { hasTitle, isPerson, isRoleLine, type NamedPerson, personIn, saysWork } from './people-names.ts';
import { legalTexts, textsOfOthers } from './proof-sections.ts';
import { quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const MAX_FINDINGS = 4;
const MAX_NAMES = 6;
const MAX_HEADING_WORDS = 8;
/** Sections after a team heading that may hold its people. */
const MAX_SECTIONS = 12;

/** The people behind the site: a team page or section with names, named founders, declared persons. */
export const findTeam: TrustFinder = (model) => {
  const found = [
    ...declaredPeople(model),
    ...speakingPages(model, ['blog', 'testimonials']).flatMap((one) => {
      const shown = teamSections(one);
      return shown.length > 0 ? shown : teamPage(one);
    }),
  ];
  const distinct = found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at);
  const named = [distinct, peopleInRows(model), peopleInTexts(model)].find((list) => list.length > 0) ?? [];
  return (named.length > 0 ? named : findIntroductions(model)).slice(0, MAX_FINDINGS);
};

function team(text: string, confidence: number, quotes: TrustFinding['quotes']): TrustFinding {
  return { trustKind: 'team', text, confidence, quotes };
}

const OWNER_TYPES = ['Organization', 'Business', 'Corporation', 'Store', 'Service', 'NGO'];

function declaredPeople(model: SiteModel): TrustFinding[] {
  return model.declared
    .filter(({ types, parent }) => types.includes('Person') && parent.some((type) => OWNER_TYPES.some((owner) => type.includes(owner))))
    .flatMap((entity) => declaredText(entity, 'name') ?? [])
    .map((name) => team(name.text, CONFIDENCE.labeled, [name]));
}

/** A page that its title or address calls a team page, without a section that does: its title, or the names that it lists. */
function teamPage({ page, content }: PageModel): TrustFinding[] {
  if (page.type !== 'team') return [];
  const saysTeam = (text: string) => kindOfHeading(text) === 'people';
  const names = content.filter(({ text }) => PERSON_NAME.test(text));
  if (names.length < 2 && !hasNames(content)) return [];
  if (page.title && titleParts(page.title).some(saysTeam))
    return [team(page.title, CONFIDENCE.mentioned, [{ page, selector: 'title', text: page.title }])];
  const listed = saysTeam(page.path) ? names.slice(0, MAX_NAMES) : [];
  if (listed.length < 2) return [];
  const quotes = listed.slice(0, 2).map((block) => quoteOf(page, block));
  return [team(listed.map(({ text }) => text).join(', '), CONFIDENCE.stated, quotes)];
}

/** Sections that a heading, or the line above it, calls a team; else those of a person in charge. */
function teamSections(one: PageModel): TrustFinding[] {
  const isTitle = (text: string) => isTeamTitle(text) && splitWords(text).length <= MAX_HEADING_WORDS;
  const announced = announcing(one, isTitle).flatMap(({ label, section }) => announcedTeam(one, section, label));
  return [...announced, ...one.sections.flatMap((section) => personInCharge(section))];
}

function announcedTeam({ page, sections }: PageModel, section: Section, label: Pick<TextBlock, 'selector' | 'text'>): TrustFinding[] {
  const index = sections.indexOf(section);
  const isBelow = ({ trail }: Section) => trail.some(({ heading }) => heading.selector === section.heading?.selector);
  const members = sections.slice(index, index + MAX_SECTIONS).filter((other) => other === section || isBelow(other));
  const people = peopleIn(members);
  if (people.length === 0 && !tellsOfPeople(page.type, section, members)) return [];
  const shown = people.length > 0 ? people : headedBy(members);
  const quotes = shown.slice(0, 2).map(({ block }) => quoteOf(page, block));
  const names = shown.slice(0, MAX_NAMES).map(({ name }) => name);
  return [team(names.length > 0 ? names.join(', ') : label.text, CONFIDENCE.labeled, [quoteOf(page, label), ...quotes])];
}

type Shown = NamedPerson & { block: Pick<TextBlock, 'selector' | 'text'> };

/** The people below a team heading: names in headings above what they do, or in most headings; else in rows and lines. */
function peopleIn(members: readonly Section[]): Shown[] {
  const headed = headedBy(members);
  const withRole = headed.filter(({ name, role }) => hasTitle(name) || looksLikePerson(name, role) || (isRoleLine(role) && saysWork(role)));
  if (withRole.length > 0) return withRole;
  const headings = members.slice(1).filter(({ heading }) => heading !== null);
  return headed.length >= MIN_NAMED_CARDS && headed.length * 2 >= headings.length ? headed : namedInLines(members);
}

/** Names in the headings below a team heading, or in itself, each with the line below it. */
function headedBy(members: readonly Section[]): Shown[] {
  return members.flatMap(({ heading, blocks }) =>
    heading && isPerson(heading.text) ? [{ name: heading.text, role: blocks[0]?.text ?? '', block: heading }] : [],
  );
}

/** Names in rows and lines that say what each does; without that in most of the lines. */
function namedInLines(members: readonly Section[]): Shown[] {
  const lines = members.flatMap(({ blocks }) => blocks).slice(0, MAX_LINES);
  const named = lines.flatMap((block) => {
    const person = personIn(block);
    return person ? [{ ...person, block }] : [];
  });
  const isList = named.length === lines.length || (named.length >= MIN_LISTED && named.length * 2 >= lines.length);
  const known = named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at);
  return isList ? known : known.filter(({ role }) => saysWork(role));
}

function personInCharge({ page, heading, blocks }: Section): TrustFinding[] {
  const below = blocks[0]?.text ?? '';
  if (!heading || !isPerson(heading.text) || !looksLikePerson(heading.text, below) || !hasTerm(below, 'people', 'lead-roles')) return [];
  return [team(`${heading.text}, ${below}`.slice(0, 120), CONFIDENCE.stated, [quoteOf(page, heading)])];
}

/** Whether what is below a team heading is about people without a line that names one. */
function tellsOfPeople(pageType: string, section: Section, members: readonly Section[]): boolean {
  const blocks = members.flatMap((member) => member.blocks);
  if (pageType === 'team' || hasNames(blocks) || blocks.some(({ text }) => opensWithName(text))) return true;
  // A paragraph about the people themselves: "Our team of nine gardeners ...".
  return pageType === 'about' && section.blocks.some(({ text }) => countWords(text) >= 8 && hasTerm(text, 'people', 'team-text'));
}

/** Fewest names in headings below a team heading that count as its people where nothing says what they do. */
const MIN_NAMED_CARDS = 2;
/** Fewest names in lines that count as a list of people where nothing says what they do. */
const MIN_LISTED = 3;
/** The most lines below a team heading that are read for names. */
const MAX_LINES = 40;

const MAX_OPENING = 30;

/** "Ann Carter trained as a therapist in Leeds.": a first name, a last name and what is said of them; no "Our Team is". */
function opensWithName(text: string): boolean {
  const [name = ''] = NAME_WITHIN.exec(text) ?? [];
  const next = text.slice(name.length).split(' ').find(hasLetter) ?? '';
  return (
    name !== '' && text.startsWith(name) && next !== '' && !startsWithCapital(next) && !hasTerm(text.slice(0, MAX_OPENING), 'voice', 'own')
  );
}

/** A text of this length that mentions a founder or owner is about that person. */
const MIN_STORY_LENGTH = 60;

function hasNames(blocks: readonly TextBlock[]): boolean {
  return blocks
    .slice(0, 30)
    .some(
      ({ text, pieces = [] }) =>
        [text, ...pieces].some((line) => PERSON_NAME.test(line.trim())) ||
        (hasTerm(text, 'people', 'lead-roles') && (NAME_WITHIN.test(text) || text.length > MIN_STORY_LENGTH)),
    );
}

/** Pages that present the business: people in the tables of others may be doctors in the neighborhood. */
const OWN_PAGES: ReadonlySet<PageType> = new Set<PageType>(['home', 'about', 'team', 'contact']);

/** People in rows that say what each does, where no section is called a team: one in charge, or at least two. */
function peopleInRows(model: SiteModel): TrustFinding[] {
  for (const one of model.pages.filter(({ page }) => OWN_PAGES.has(page.type))) {
    const [others, legal] = [textsOfOthers(one), legalTexts(one)];
    const people = one.content
      .filter(({ selector, pieces = [] }) => pieces.length > 1 && !others.has(selector) && !legal.has(selector))
      .flatMap((block) => {
        const person = personIn(block);
        return person && saysWork(person.role) ? [{ ...person, block }] : [];
      });
    if (people.length < 2 && !people.some(({ role }) => hasTerm(role, 'people', 'lead-roles'))) continue;
    const names = [...new Set(people.map(({ name }) => name))].slice(0, MAX_NAMES);
    return [
      team(
        names.join(', '),
        CONFIDENCE.stated,
        people.slice(0, 2).map(({ block }) => quoteOf(one.page, block)),
      ),
    ];
  }
  return [];
}

/** Title and name of the head of a Japanese firm: "代表取締役 山田太郎". */
const HEAD_OF_FIRM = /(?:代表取締役(?:社長)?|代表社員|理事長|院長|園長|店主)[\s　：:]*[一-龯]{1,4}[\s　]?[一-龯ぁ-んァ-ヶ]{1,5}/u;

/** Two or more people with what they do, or the head of a Japanese firm, where no section is called a team. */
function peopleInTexts(model: SiteModel): TrustFinding[] {
  const people = namedPeople(model);
  const page = model.pages.find((one) => one.page.url === people[0]?.url)?.page;
  if (page && people.length >= 2) {
    const quotes = people.filter(({ url }) => url === page.url).map(({ block }) => quoteOf(page, block));
    return [
      team(
        people
          .slice(0, MAX_NAMES)
          .map(({ name }) => name)
          .join(', '),
        CONFIDENCE.stated,
        quotes,
      ),
    ];
  }
  for (const { page: one, content } of speakingPages(model)) {
    const block = content.find(({ text }) => HEAD_OF_FIRM.test(text));
    if (block) return [team(block.text, CONFIDENCE.mentioned, [quoteOf(one, block)])];
  }
  return [];
}
