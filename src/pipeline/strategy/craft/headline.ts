import type { Evidence, EvidenceKind } from '#contracts/evidence.ts';
import type { Heading } from '#contracts/page.ts';
import type { CopyLine } from '#contracts/strategy.ts';
import { matchTerms } from '#lexicon/match-terms.ts';
import { lettersAndDigits, startsSmall } from '#text/characters.ts';
import { bareLabel } from '#text/label.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import { titleParts } from '#text/title-parts.ts';
import { cutAtWord } from '#text/truncate.ts';
import { comparable, continuesHeading, foldedWithin, sharesWord, withoutEnd } from '#text/words.ts';
import { firstPartyStatements } from '../claims/first-party.ts';
import { type Candidate, HEADLINE_LENGTH, headlinePoints, isDistinctive, namesOffering, standsAlone } from '../claims/headline-score.ts';
import { isGreeting } from '../claims/sentence-classifiers.ts';
import { specificity } from '../claims/specificity.ts';
import { evidenceAt, type Reading } from '../read-site.ts';
import { joinPhrases } from '../site-language.ts';
import { isInSlide, isOfOneCard } from './slides.ts';

/** Points of a line that the owner wrote, before its own. */
const OWNER_BASE = 4;

/** A line with this specificity needs no addition. */
const SPECIFIC_ENOUGH = 1.5;

/** Headings that run on over several elements are one line: `Fast sync,` and `that scales` belong together. */
function runOnHeadings(headings: readonly Heading[]): Heading[] {
  const lines: Heading[] = [];
  for (const heading of headings) {
    const last = lines.at(-1);
    const fits = last && last.level === heading.level && last.text.length + heading.text.length < HEADLINE_LENGTH;
    if (last && fits && continuesHeading(last.text, heading.text) && !foldedWithin(heading.text, last.text))
      lines[lines.length - 1] = { ...last, text: `${last.text} ${heading.text}` };
    else lines.push(heading);
  }
  return lines;
}

/** What follows a greeting: `Welcome to our shop! Fresh bread` gives `Fresh bread`, `Welcome to Mill Bread, a bakery` the rest from the name on. */
function afterGreeting(text: string, { name }: Reading): string {
  const at = isGreeting(text) ? text.indexOf(name) : -1;
  if (at > 0 && text.charAt(at + name.length) === ',') return text.slice(at);
  return isGreeting(text) ? text.replace(/^.*?(?:[.!?–—]+\s*| - )/u, '') : text;
}

/** `Name | what it does` as a line: `Name: what it does`. */
function nameFirst(text: string, { name }: Reading): string {
  const [first = '', ...rest] = text.split('|').map((part) => part.trim());
  return rest.length === 1 && comparable(first) === comparable(name) ? `${first}: ${rest[0]}` : text;
}

/** Two lines of a page that were read as one: `Our bakery in Mainz Welcome to fresh bread`. */
function splitAtGreeting(text: string): string[] {
  const greeting = matchTerms(text, 'copy-quality', 'greeting-word').find(
    ({ from, start }) => from > 0 && text.charAt(start) !== text.charAt(start).toLowerCase(),
  );
  return greeting ? [text.slice(0, greeting.start), text.slice(greeting.start)] : [text];
}

/** Least words before a clause about how the business came about: fewer say nothing alone. */
const WORDS_BEFORE_STORY = 5;

/** `An Italian restaurant I opened in 2019` gives `An Italian restaurant`. */
export function withoutFounderStory(text: string): string {
  const story = matchTerms(text, 'copy-quality', 'founder-story')[0];
  return story && story.from >= WORDS_BEFORE_STORY ? text.slice(0, story.start).trim() : text;
}

function headlineCandidates(reading: Reading): Candidate[] {
  const { home, profile } = reading;
  const candidates: Candidate[] = [];
  const add = (text: string, base: number, evidence: Evidence[], kind: EvidenceKind = 'observed') => {
    if (!isOfOneCard(evidence, reading.site.pages)) for (const part of splitAtGreeting(text)) addLine(part, base, evidence, kind);
  };
  const addLine = (text: string, base: number, evidence: Evidence[], kind: EvidenceKind) => {
    const line = withoutFounderStory(bareLabel(afterGreeting(nameFirst(text, reading), reading)).replace(/(?<!\.)\.$|,$/, ''));
    if (comparable(line) !== comparable(reading.name) && standsAlone(line, reading)) candidates.push({ text: line, base, evidence, kind });
  };
  const isSlide = (selector: string) => isInSlide(home.page, selector);
  const headings = home.page.headings.filter(
    (entry) => !entry.hidden && entry.region !== 'footer' && entry.region !== 'nav' && !isSlide(entry.selector),
  );
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
  for (const [index, claim] of firstPartyStatements(
    reading,
    [...profile.valuePropositions, profile.primaryPurpose, ...profile.uniqueSellingPoints].slice(0, 10),
  ).entries()) {
    // What the owner adds is what they want to be known for.
    add(claim.text, (claim.kind === 'owner' ? OWNER_BASE : 2) - index * 0.1, claim.evidence.slice(0, 1), claim.kind);
  }
  for (const block of home.sections.flatMap((section) => section.blocks).slice(0, 4)) {
    for (const sentence of splitSentences(block.text).slice(0, 2)) add(sentence, 1, [evidenceAt(home.page, block.selector, sentence)]);
  }
  return candidates;
}

/** What the site offers, where, in its own words: the joint that makes a general line this business's own. */
function ownDetail(reading: Reading): { text: string; evidence: Evidence[] } {
  const { offers, says, language, place } = reading;
  const usable = offers.filter(
    (offer) =>
      lettersAndDigits(offer.name.charAt(0)) !== '' &&
      !startsSmall(offer.name) &&
      countWords(offer.name) <= 6 &&
      offer.name.length <= 40 &&
      says(offer.name),
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

/** A line as today's h1 writes it, where both differ only by the mark at the end: nobody changes a heading for a full stop. */
const asToday = (text: string, { home }: Reading): string =>
  comparable(text) === withoutEnd(comparable(home.wholeH1)) ? home.wholeH1 : text;

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
    const text = detail.text === '' || foldedWithin(detail.text, name) ? name : `${name}: ${detail.text}`;
    return { text: cutAtWord(text, 140), kind: 'inferred', evidence: [...nameEvidence, ...detail.evidence].slice(0, 4) };
  }
  const { evidence, kind = 'observed' } = best.candidate;
  const text = asToday(best.candidate.text, reading);
  const isSpecific = specificity(text, reading) >= SPECIFIC_ENOUGH;
  // A line that only says where leaves open what: the name says it, or who at least.
  if (isDistinctive(text, reading) && !namesOffering(text, reading) && name.length + text.length < HEADLINE_LENGTH)
    return { text: `${name}: ${text}`, kind: 'inferred', evidence: [...nameEvidence, ...evidence] };
  if (isDistinctive(text, reading) && (isSpecific || text.length > 45)) return { text, kind, evidence };
  if (!isSpecific && place !== '' && text.length <= 45 && !isDistinctive(text, reading)) {
    return { text: `${text} – ${detail.text}`, kind: 'inferred', evidence: [...evidence, ...detail.evidence].slice(0, 4) };
  }
  if (kind === 'owner' || isDistinctive(text, reading)) return { text, kind, evidence };
  if (place !== '') return { text: `${text} – ${place}`, kind: 'inferred', evidence: [...evidence, ...placeEvidence(reading)] };
  return { text: `${name}: ${text}`, kind: 'inferred', evidence: [...nameEvidence, ...evidence] };
}
