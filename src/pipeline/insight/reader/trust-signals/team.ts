import type { TextBlock } from '#contracts/page.ts';
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
import { findIntroductions } from './introductions.ts';
import { isTeamTitle } from './people-headings.ts';
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
  const named = distinct.length > 0 ? distinct : peopleInTexts(model);
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

function teamSections({ page, sections }: PageModel): TrustFinding[] {
  return sections.flatMap((section, index): TrustFinding[] => {
    const { heading, blocks } = section;
    if (!heading) return [];
    const below = blocks[0]?.text ?? '';
    const members = sections
      .slice(index, index + MAX_SECTIONS)
      .filter((other) => other === section || other.trail.some((one) => one.heading.selector === heading.selector));
    const people = members.filter((other) => other.heading && looksLikePerson(other.heading.text, other.blocks[0]?.text ?? ''));
    if (
      isTeamTitle(heading.text) &&
      splitWords(heading.text).length <= MAX_HEADING_WORDS &&
      showsPeople(page.type, section, members, people)
    ) {
      const shown = people.length > 0 ? people : namesBelow(section, members);
      const names = shown.map((one) => one.heading?.text ?? '').slice(0, MAX_NAMES);
      const quotes = shown.slice(0, 2).flatMap((one) => (one.heading ? [quoteOf(page, one.heading)] : []));
      return [team(names.length > 0 ? names.join(', ') : heading.text, CONFIDENCE.labeled, [quoteOf(page, heading), ...quotes])];
    }
    if (looksLikePerson(heading.text, below) && hasTerm(below, 'people', 'lead-roles'))
      return [team(`${heading.text}, ${below}`.slice(0, 120), CONFIDENCE.stated, [quoteOf(page, heading)])];
    return [];
  });
}

function showsPeople(pageType: string, section: Section, members: readonly Section[], people: readonly Section[]): boolean {
  if (people.length > 0 || pageType === 'team') return true;
  const blocks = members.flatMap((member) => member.blocks);
  if (hasNames(blocks) || blocks.some(({ text }) => opensWithName(text))) return true;
  if (namesBelow(section, members).length >= MIN_NAMED_CARDS) return true;
  // A paragraph about the people themselves: "Our team of nine gardeners ...".
  return pageType === 'about' && section.blocks.some(({ text }) => countWords(text) >= 8 && hasTerm(text, 'people', 'team-text'));
}

/** Fewest names in headings below a team heading that count as its people where nothing says what they do. */
const MIN_NAMED_CARDS = 2;

const namesBelow = (section: Section, members: readonly Section[]): Section[] =>
  members.filter((other) => other !== section && PERSON_NAME.test(other.heading?.text ?? ''));

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
