import type { Evidence } from '#contracts/evidence.ts';
import type { Heading } from '#contracts/page.ts';
import type { CopyLine } from '#contracts/strategy.ts';
import { evidenceAt, type Reading } from '../read-site.ts';
import { joinPhrases } from '../site-language.ts';
import {
  bareLabel,
  comparable,
  countWords,
  cutAtWord,
  distinctBy,
  foldedWithin,
  isGeneric,
  isGoodSentence,
  isNoise,
  isPlaceholder,
  sentencesOf,
  sharesWord,
  significantWords,
} from '../words.ts';
import { NEWS, ownStatements, speaksOfAnother, specificity } from '../x-factor.ts';

/** A line the site says, with where it stands and how well its place suits a headline. */
type Candidate = { text: string; base: number; evidence: Evidence[] };

/** A headline must be read at a glance; above this length it costs points. Design default. */
const HEADLINE_LENGTH = 100;
const SUBHEAD_LENGTH = 200;
/** A subhead explains: figures and names help it only so far. */
const SUBHEAD_SPECIFICITY = 1.5;
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
    const runsOn = last && last.level === heading.level && (/,$/.test(last.text) || /^\p{Ll}/u.test(heading.text));
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

function headlineCandidates(reading: Reading): Candidate[] {
  const { home, profile } = reading;
  const candidates: Candidate[] = [];
  const add = (text: string, base: number, evidence: Evidence[]) => {
    const plain = bareLabel(text.replace(GREETING, '')).replace(/(?<!\.)\.$/, '');
    if (comparable(plain) !== comparable(reading.name) && standsAlone(plain, reading)) candidates.push({ text: plain, base, evidence });
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
    for (const sentence of sentencesOf(words).flatMap((entry) =>
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
    for (const sentence of sentencesOf(block.text).slice(0, 2)) add(sentence, 1, [evidenceAt(home.page, block.selector, sentence)]);
  }
  return candidates;
}

/** A headline that only names one of several offers leaves the others out. */
function isOneOffer(text: string, { offers }: Reading): boolean {
  return offers.length > 1 && offers.some((offer) => comparable(offer.name) === comparable(text));
}

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
  const offSubject = sharesWord(text, subjects.join(' ')) ? 0 : 1.5;
  const leansOn = /^(?:today|now|also|but|and|so|however|it|this|they|he|she|heute|nun|auch|aber|und|es|dies\p{L}*)\b/iu.test(text)
    ? 1.5
    : 0;
  return base + specific - over - question - cut - offSubject - leansOn - (isOneOffer(text, reading) ? 2 : 0);
}

/** Whether a line carries a mark of this business: its name, its place, a figure. Without one a rival could say it too. */
function hasOwnMark(text: string, reading: Reading): boolean {
  return (
    foldedWithin(reading.name, text) ||
    sharesWord(text, reading.name) ||
    (reading.place !== '' && sharesWord(text, reading.place)) ||
    /\p{N}/u.test(text)
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
 * verbatim; one that a rival could say as well is joined with the name before it or the place behind it; where the site has
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
  if (hasOwnMark(text, reading) && (isSpecific || text.length > 45)) return { text, kind: 'observed', evidence };
  if (!isSpecific && place !== '' && text.length <= 45 && !hasOwnMark(text, reading)) {
    return { text: `${text} – ${detail.text}`, kind: 'inferred', evidence: [...evidence, ...detail.evidence].slice(0, 4) };
  }
  if (hasOwnMark(text, reading)) return { text, kind: 'observed', evidence };
  if (place !== '') return { text: `${text} – ${place}`, kind: 'inferred', evidence: [...evidence, ...placeEvidence(reading)] };
  return { text: `${name}: ${text}`, kind: 'inferred', evidence: [...nameEvidence, ...evidence] };
}

/** The line below the headline: a sentence of the site that says what the headline leaves open. */
export function chooseSubhead(reading: Reading, headline: CopyLine): CopyLine {
  const { home, profile, says, pages } = reading;
  const candidates: Candidate[] = [];
  const add = (text: string, base: number, evidence: Evidence[]) => {
    if (isGoodSentence(text) && text.length <= SUBHEAD_LENGTH && !NEWS.test(text) && !speaksOfAnother(text, reading))
      candidates.push({ text, base, evidence });
  };
  for (const sentence of sentencesOf(home.page.description ?? ''))
    add(sentence, 2.5, [evidenceAt(home.page, 'meta[name="description"]', sentence)]);
  for (const [index, section] of home.sections.slice(0, 6).entries()) {
    // A sentence below a card's heading speaks of the card, not of the business.
    const base = section.heading && section.heading.level > 2 ? -1 : 2 - index * 0.4;
    for (const block of section.blocks.slice(0, 3)) {
      for (const sentence of sentencesOf(block.text).slice(0, 2)) add(sentence, base, [evidenceAt(home.page, block.selector, sentence)]);
    }
  }
  for (const claim of ownStatements(reading, [...profile.valuePropositions, profile.primaryPurpose])) {
    add(claim.text, 1.5, claim.evidence.slice(0, 1));
  }
  for (const claim of ownStatements(reading, profile.uniqueSellingPoints)) add(claim.text, 0, claim.evidence.slice(0, 1));
  const about = pages.find(({ page }) => page.type === 'about');
  for (const block of about?.sections.flatMap((section) => section.blocks).slice(0, 3) ?? []) {
    const sentence = sentencesOf(block.text)[0] ?? '';
    if (about) add(sentence, 0.5, [evidenceAt(about.page, block.selector, sentence)]);
  }
  const used = new Set(significantWords(headline.text));
  const audience = new Set(profile.targetAudiences.flatMap((claim) => significantWords(claim.text)));
  const points = ({ text, base }: Candidate) => {
    const words = significantWords(text);
    const repeated = words.length === 0 ? 1 : words.filter((word) => used.has(word)).length / words.length;
    const forWhom = words.some((word) => audience.has(word)) ? 0.5 : 0;
    const length = text.length < 45 ? 1 : 0;
    return (
      base + Math.min(SUBHEAD_SPECIFICITY, specificity(text, reading)) + forWhom - repeated * 3 - length - (/[?？]$/u.test(text) ? 1 : 0)
    );
  };
  const fresh = distinctBy(candidates, ({ text }) => comparable(text)).filter(({ text }) => {
    const line = comparable(text).replace(/\.$/, '');
    return !comparable(headline.text).includes(line) && !line.includes(comparable(headline.text));
  });
  const best = fresh
    .map((candidate, index) => ({ candidate, points: points(candidate), index }))
    .sort((a, b) => b.points - a.points || a.index - b.index)[0];
  if (best) return { text: best.candidate.text, kind: 'observed', evidence: best.candidate.evidence };
  const named = reading.offers
    .filter((offer) => says(offer.name) && !comparable(headline.text).includes(comparable(offer.name)))
    .slice(0, 4);
  if (named.length > 0) {
    return {
      text: joinPhrases(
        named.map((offer) => offer.name),
        reading.language,
      ),
      kind: 'inferred',
      evidence: named.flatMap((offer) => offer.evidence.slice(0, 1)),
    };
  }
  const heading = home.page.headings.find(
    (entry) =>
      !entry.hidden && !comparable(headline.text).includes(comparable(entry.text)) && !isNoise(entry.text) && !isGeneric(entry.text),
  );
  if (heading) return { text: heading.text, kind: 'observed', evidence: [evidenceAt(home.page, heading.selector, heading.text)] };
  const words = home.sections.flatMap((section) => section.blocks).find((block) => !foldedWithin(block.text, headline.text));
  if (words)
    return { text: cutAtWord(words.text, SUBHEAD_LENGTH), kind: 'observed', evidence: [evidenceAt(home.page, words.selector, words.text)] };
  return { text: reading.name, kind: profile.businessName.kind, evidence: profile.businessName.evidence.slice(0, 1) };
}
