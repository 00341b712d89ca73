import type { Evidence, EvidenceKind } from '#contracts/evidence.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasNumber, startsSmall } from '#text/characters.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { countWords, isUnspaced } from '#text/segment.ts';
import { endsInGreeting, hasCutName, isContactLine, isRunTogether, namesAddress } from '#text/statement-sense.ts';
import { comparable, foldedWithin, hasQuotes, isBadgeRow, isQuestion, sharesWord, significantWords } from '#text/words.ts';
import { namesDisputedYear } from '../contradictions/founding-years.ts';
import { removedByOwner } from '../follow-owner.ts';
import type { Reading } from '../read-site.ts';
import { isAboutThirdParty, isQuoted } from './first-party.ts';
import { dependsOnContext, isCallToAction, isDatedNews, isGeneric, withoutCommonNouns } from './sentence-classifiers.ts';
import { specificity } from './specificity.ts';

/** A line the site says, with its source and how well its position suits a headline. */
export type Candidate = { text: string; base: number; evidence: Evidence[]; kind?: EvidenceKind };

/** A headline must be read at a glance; above this length it costs points. Design default. */
export const HEADLINE_LENGTH = 100;
/** Whether a line makes sense on its own: a whole sentence or phrase of the business itself, no badge row, news or greeting. */
export function standsAlone(text: string, reading: Reading): boolean {
  const wide = isUnspaced(text);
  const words = significantWords(text).filter((word) => !significantWords(reading.name).includes(word));
  return (
    (wide ? text.length >= 8 : countWords(text) >= 3 && words.length > 0) &&
    text.length <= 150 &&
    !startsSmall(text) &&
    !hasQuotes(text.charAt(0)) &&
    !',;:'.includes(text.at(-1) ?? ' ') &&
    !hasTerm(text, 'offer-labels', 'dangling-end') &&
    !isBadgeRow(text) &&
    !isContactLine(text) &&
    !isRunTogether(text) &&
    !endsInGreeting(text) &&
    !hasCutName(text, reading.name) &&
    !reading.profile.contacts.some(({ contactKind, text: address }) => contactKind === 'address' && namesAddress(text, address)) &&
    !isGeneric(text) &&
    !isNoise(text) &&
    !isPlaceholder(text) &&
    !isDatedNews(text) &&
    !isMenu(text, reading) &&
    !namesDisputedYear(text, reading) &&
    !isAboutThirdParty(text, reading) &&
    !isQuoted(text, reading) &&
    !removedByOwner(reading.profile).some((said) => foldedWithin(said, text))
  );
}

/** From so many menu words in one line on it is the menu, not a sentence. */
const MENU_WORDS = 3;

function isMenu(text: string, { site }: Reading): boolean {
  const labels = new Set(site.navigation.map((item) => item.text).filter((label) => label.length > 2 && countWords(label) <= 3));
  const named = [...labels].filter((label) => text.includes(label));
  return named.length >= MENU_WORDS && named.join(' ').length > text.length / 2;
}

/** A headline that only names one of several offers leaves the others out. */
function isOneOffer(text: string, { offers }: Reading): boolean {
  return offers.length > 1 && offers.some((offer) => comparable(offer.name) === comparable(text));
}

/** What a line loses that leans on another, or that only asks for something. Design default. */
export const CONTEXT_PENALTY = 1.5;

/** The owner telling a story; a headline is about what is offered. */
const FIRST_PERSON = new Set(['I', 'ich', 'Ich', 'je', 'Je', 'yo', 'Yo', 'io', 'Io']);
/** What such a line loses. Design default. */
const STORY_PENALTY = 3;

/** How well a line of the site suits as headline: where it is, how specific it is, less what makes it hard to read alone. */
export function headlinePoints({ text, base }: Candidate, reading: Reading): number {
  const specific = specificity(text, reading);
  const over = Math.max(0, text.length - HEADLINE_LENGTH) / 12;
  const question = isQuestion(text) ? 1 : 0;
  const cut = text.endsWith('…') || text.endsWith('...') ? 3 : 0;
  const { profile, offers } = reading;
  const subjects = [
    profile.industry.claim.text,
    ...offers.map((offer) => offer.name),
    ...profile.targetAudiences.map((claim) => claim.text),
  ];
  const offSubject = sharesWord(withoutCommonNouns(text), subjects.join(' ')) ? 0 : 1.5;
  return (
    base +
    specific -
    over -
    question -
    cut -
    offSubject -
    (dependsOnContext(text) ? CONTEXT_PENALTY : 0) -
    (text.split(' ').some((word) => FIRST_PERSON.has(word)) ? STORY_PENALTY : 0) -
    (isCallToAction(text) ? CONTEXT_PENALTY / 2 : 0) -
    (isOneOffer(text, reading) ? 2 : 0)
  );
}

/** Whether a line carries a mark of this business: its name, its place, a figure. Without one a competitor could say it too. */
export function isDistinctive(text: string, reading: Reading): boolean {
  return (
    foldedWithin(reading.name, text) ||
    sharesWord(text, reading.name) ||
    (reading.place !== '' && sharesWord(text, reading.place)) ||
    hasNumber(text)
  );
}

/** Whether a line names the business, its industry or (on sites that are not in English) an offer; the current h1 always passes. */
export function namesOffering(text: string, { name, profile, offers, language, place, home }: Reading): boolean {
  if (comparable(text) === comparable(home.h1)) return true;
  const offered = language === 'en' ? [] : offers.map((offer) => offer.name);
  const what = significantWords([name, profile.industry.claim.text, ...offered].join(' ')).filter(
    (word) => !significantWords(place).includes(word),
  );
  const said = new Set(significantWords(withoutCommonNouns(text)));
  return (
    what.some((word) => said.has(word)) || [...said].some((word) => what.some((known) => word.includes(known) || known.includes(word)))
  );
}
