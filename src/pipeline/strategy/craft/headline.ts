import type { Evidence } from '#contracts/evidence.ts';
import type { Heading } from '#contracts/page.ts';
import type { CopyLine } from '#contracts/strategy.ts';
import { bareLabel } from '#text/label.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import { cutAtWord } from '#text/truncate.ts';
import { namesDisputedYear } from '../founding-years.ts';
import { evidenceAt, type Reading } from '../read-site.ts';
import { invites, leansOn } from '../sentence-kinds.ts';
import { joinPhrases } from '../site-language.ts';
import { comparable, foldedWithin, isGeneric, sharesWord, significantWords } from '../words.ts';
import { COMMON_NOUN, NEWS, ownStatements, speaksOfAnother, specificity } from '../x-factor.ts';

/** A line the site says, with where it stands and how well its place suits a headline. */
export type Candidate = { text: string; base: number; evidence: Evidence[] };

/** A headline must be read at a glance; above this length it costs points. Design default. */
const HEADLINE_LENGTH = 100;
/** From here a line is specific enough to stand alone. */
const SPECIFIC_ENOUGH = 1.5;

/** Title of a page without the business name that stands beside it: `Name | what it does` gives `what it does`. */
export function titleParts(title: string): string[] {
  return title
    .split(/\s+[|–—·»•:]+\s+|\s+-\s+|\s*\|\s*/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Headings that run on over several elements are one line: `Fast sync,` and `that scales` belong together. */
function runOnHeadings(headings: readonly Heading[]): Heading[] {
  const lines: Heading[] = [];
  for (const heading of headings) {
    const last = lines.at(-1);
    const runsOn =
      last &&
      last.level === heading.level &&
      (/,$/.test(last.text) || /^\p{Ll}(?:\p{Ll}|\s)/u.test(heading.text)) &&
      last.text.length + heading.text.length < HEADLINE_LENGTH;
    if (last && runsOn) lines[lines.length - 1] = { ...last, text: `${last.text} ${heading.text}` };
    else lines.push(heading);
  }
  return lines;
}

/** A line that can stand alone: begins like a sentence, ends like one, is no badge row, no news, no greeting, no one else's words. */
function standsAlone(text: string, reading: Reading): boolean {
  const wide = /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text);
  const words = significantWords(text).filter((word) => !significantWords(reading.name).includes(word));
  return (
    (wide ? text.length >= 8 : countWords(text) >= 3 && words.length > 0) &&
    text.length <= 150 &&
    !/^[\p{Ll}"“„«]/u.test(text) &&
    !/[,;:]$|\s(?:and|that|with|und|et|y)$/u.test(text) &&
    (text.match(/\s[·•|]\s/gu) ?? []).length < 2 &&
    !isGeneric(text) &&
    !isNoise(text) &&
    !isPlaceholder(text) &&
    !NEWS.test(text) &&
    !isMenu(text, reading) &&
    !namesDisputedYear(text, reading) &&
    !speaksOfAnother(text, reading)
  );
}

/** From so many menu words in one line on it is the menu, not a sentence. */
const MENU_WORDS = 3;

function isMenu(text: string, { site }: Reading): boolean {
  const labels = new Set(site.navigation.map((item) => item.text).filter((label) => label.length > 2 && countWords(label) <= 3));
  const named = [...labels].filter((label) => text.includes(label));
  return named.length >= MENU_WORDS && named.join(' ').length > text.length / 2;
}

const GREETING = /^(?:welcome|willkommen|herzlich willkommen|bienvenue|bienvenid[oa]s?|benvenut[oi]|welkom)\b[^.!?–—-]*[.!?–—-]+\s*/iu;

/** `Name | what it does` as a line: `Name: what it does`. */
function nameFirst(text: string, { name }: Reading): string {
  const [first = '', ...rest] = text.split(/\s+[|·•]\s+/u);
  return rest.length === 1 && comparable(first) === comparable(name) ? `${first}: ${rest[0]}` : text;
}

/** A clause in which the owner tells how it came about: the sentence before it stands alone. */
const FIRST_PERSON = /(?<=(?:\S+\s+){4,}\S+)\s(?:that |which )?(?:I|we) (?:decided|created|started|founded|opened|began)\b.*$/u;

/** Where a greeting begins inside a line: two lines of a page that were read as one. */
const GREETED = /(?<=\p{Ll}[.!]?)\s+(?=(?:Welcome|Willkommen|Herzlich willkommen|Bienvenue|Bienvenid[oa]s?|Benvenut[oi]|Welkom)\b)/u;

function headlineCandidates(reading: Reading): Candidate[] {
  const { home, profile } = reading;
  const candidates: Candidate[] = [];
  const add = (text: string, base: number, evidence: Evidence[]) => {
    for (const line of text.split(GREETED)) {
      const plain = bareLabel(nameFirst(line, reading).replace(GREETING, '')).replace(/(?<!\.)\.$|,$/, '');
      const said = plain.replace(FIRST_PERSON, '');
      if (comparable(said) !== comparable(reading.name) && standsAlone(said, reading)) candidates.push({ text: said, base, evidence });
    }
  };
  const headings = home.page.headings.filter((entry) => !entry.hidden && entry.region !== 'footer' && entry.region !== 'nav');
  for (const heading of runOnHeadings(headings).slice(0, 6)) {
    add(heading.text, heading.level === 1 ? 2.5 : 1, [evidenceAt(home.page, heading.selector, heading.text)]);
  }
  const heads: [string, string][] = [
    ['title', home.title],
    ['meta[property="og:title"]', home.page.meta['og:title'] ?? ''],
    ['meta[name="description"]', home.page.description ?? ''],
    ['meta[property="og:description"]', home.page.meta['og:description'] ?? ''],
  ];
  for (const [selector, words] of heads) {
    for (const sentence of splitSentences(words).flatMap((entry) =>
      selector === 'title' ? titleParts(entry) : [entry, ...titleParts(entry)],
    )) {
      add(sentence, 1.5, [evidenceAt(home.page, selector, sentence)]);
    }
  }
  for (const [index, claim] of ownStatements(
    reading,
    [...profile.valuePropositions, profile.primaryPurpose, ...profile.uniqueSellingPoints].slice(0, 10),
  ).entries()) {
    add(claim.text, 2 - index * 0.1, claim.evidence.slice(0, 1));
  }
  for (const block of home.sections.flatMap((section) => section.blocks).slice(0, 4)) {
    for (const sentence of splitSentences(block.text).slice(0, 2)) add(sentence, 1, [evidenceAt(home.page, block.selector, sentence)]);
  }
  return candidates;
}

/** A headline that only names one of several offers leaves the others out. */
function isOneOffer(text: string, { offers }: Reading): boolean {
  return offers.length > 1 && offers.some((offer) => comparable(offer.name) === comparable(text));
}

/** What a line loses that leans on another, or that only asks for something. Design default. */
export const LEANING = 1.5;

function headlinePoints({ text, base }: Candidate, reading: Reading): number {
  const specific = specificity(text, reading);
  const over = Math.max(0, text.length - HEADLINE_LENGTH) / 12;
  const question = /[?？]$/u.test(text) ? 1 : 0;
  const cut = /…$|\.\.\.$/.test(text) ? 3 : 0;
  const { profile, offers } = reading;
  const subjects = [
    profile.industry.claim.text,
    ...offers.map((offer) => offer.name),
    ...profile.targetAudiences.map((claim) => claim.text),
  ];
  const offSubject = sharesWord(text.replace(COMMON_NOUN, ' '), subjects.join(' ')) ? 0 : 1.5;
  return (
    base +
    specific -
    over -
    question -
    cut -
    offSubject -
    (leansOn(text) || /^(?:I|Ich|Je)\b/u.test(text) ? LEANING : 0) -
    (invites(text) ? LEANING / 2 : 0) -
    (isOneOffer(text, reading) ? 2 : 0)
  );
}

/** Whether a line carries a mark of this business: its name, its place, a figure. Without one a competitor could say it too. */
function hasOwnMark(text: string, reading: Reading): boolean {
  return (
    foldedWithin(reading.name, text) ||
    sharesWord(text, reading.name) ||
    (reading.place !== '' && sharesWord(text, reading.place)) ||
    /\p{N}/u.test(text)
  );
}

/** Whether a line names the trade, the business or, where the trade is known in another language only, an offer; today's h1 may stand as it is. */
function saysWhat(text: string, { name, profile, offers, language, place, home }: Reading): boolean {
  if (comparable(text) === comparable(home.h1)) return true;
  const offered = language === 'en' ? [] : offers.map((offer) => offer.name);
  const what = significantWords([name, profile.industry.claim.text, ...offered].join(' ')).filter(
    (word) => !significantWords(place).includes(word),
  );
  const said = new Set(significantWords(text.replace(COMMON_NOUN, ' ')));
  return (
    what.some((word) => said.has(word)) || [...said].some((word) => what.some((known) => word.includes(known) || known.includes(word)))
  );
}

/** What the site offers, where, in its own words: the joint that makes a general line this business's own. */
function ownDetail(reading: Reading): { text: string; evidence: Evidence[] } {
  const { offers, says, language, place } = reading;
  const usable = offers.filter(
    (offer) => says(offer.name) && /^[\p{Lu}\p{N}\p{Lo}]/u.test(offer.name) && countWords(offer.name) <= 6 && offer.name.length <= 40,
  );
  const named = usable.filter((offer, index) => !usable.slice(0, index).some((before) => sharesWord(before.name, offer.name))).slice(0, 3);
  const parts = [
    joinPhrases(
      named.map((offer) => offer.name),
      language,
    ),
    place,
  ].filter(Boolean);
  const evidence = named.flatMap((offer) => offer.evidence.slice(0, 1));
  return { text: parts.join(' – '), evidence: [...evidence, ...placeEvidence(reading)] };
}

function placeEvidence({ place, profile }: Reading): Evidence[] {
  return place === ''
    ? []
    : ([...profile.geographies, ...profile.contacts].find((claim) => foldedWithin(place, claim.text))?.evidence.slice(0, 1) ?? []);
}

/**
 * The headline: the most specific true line of the site. A line with a mark of its own (name, place, figure) stands
 * verbatim; one that a competitor could say as well is joined with the name before it or the place behind it; where the site has
 * no line at all, its name, offers and place stand.
 */
export function chooseHeadline(reading: Reading): CopyLine {
  const { name, place, profile } = reading;
  const best = headlineCandidates(reading)
    .map((candidate, index) => ({ candidate, points: headlinePoints(candidate, reading), index }))
    .sort((a, b) => b.points - a.points || a.index - b.index)[0];
  const detail = ownDetail(reading);
  const nameEvidence = profile.businessName.evidence.slice(0, 1);
  if (!best || best.points <= 0) {
    const text = detail.text === '' ? name : `${name}: ${detail.text}`;
    return { text: cutAtWord(text, 140), kind: 'inferred', evidence: [...nameEvidence, ...detail.evidence].slice(0, 4) };
  }
  const { text, evidence } = best.candidate;
  const isSpecific = specificity(text, reading) >= SPECIFIC_ENOUGH;
  // A line that only says where leaves open what: the name says it, or who at least.
  if (hasOwnMark(text, reading) && !saysWhat(text, reading) && name.length + text.length < HEADLINE_LENGTH)
    return { text: `${name}: ${text}`, kind: 'inferred', evidence: [...nameEvidence, ...evidence] };
  if (hasOwnMark(text, reading) && (isSpecific || text.length > 45)) return { text, kind: 'observed', evidence };
  if (!isSpecific && place !== '' && text.length <= 45 && !hasOwnMark(text, reading)) {
    return { text: `${text} – ${detail.text}`, kind: 'inferred', evidence: [...evidence, ...detail.evidence].slice(0, 4) };
  }
  if (hasOwnMark(text, reading)) return { text, kind: 'observed', evidence };
  if (place !== '') return { text: `${text} – ${place}`, kind: 'inferred', evidence: [...evidence, ...placeEvidence(reading)] };
  return { text: `${name}: ${text}`, kind: 'inferred', evidence: [...nameEvidence, ...evidence] };
}
