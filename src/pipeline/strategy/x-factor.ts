import type { Claim, Evidence } from '#contracts/evidence.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { isPlaceholder } from '#text/noise.ts';
import { splitSentences } from '#text/segment.ts';
import { namesDisputedYear } from './founding-years.ts';
import type { Reading } from './read-site.ts';
import { invites, leansOn } from './sentence-kinds.ts';
import { comparable, comparableOf, distinctBy, foldedWithin, isGeneric, isGoodSentence, sharesWord, significantWords } from './words.ts';

type Difference = Strategy['xFactor']['differences'][number];

const DIFFERENCES = 6;
/** A statement longer than this is read by few. Design default. */
const EASY_LENGTH = 160;
/** From here a statement is specific enough to set a business apart. */
const PROVABLE = 1;
/** A statement with this share of its words in the headline says nothing new. */
const REPEATED = 0.5;

/** Words of a dated announcement: true for a while, no promise. */
export const NEWS =
  /\b(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*\.? (?:\d{1,2},? )?20\d\d\b|\b\d{1,2}\.\d{1,2}\.20\d\d\b|\b(?:this|next|last) (?:year|month|week|weekend|season)\b|\b(?:dieses|nächstes|letztes|dieser|nächsten) (?:Jahr|Monat|Woche|Saison)\b|\bcette (?:année|semaine)\b|\beste (?:año|mes)\b|\bis over\b|copyright|photo credit|new website|neue (?:web|home)/iu;

/** Phrases that any competitor could claim as well. */
const EMPTY_PHRASE =
  /\b(?:best|unique|exceptional|great|experience|high(?:est)?[ -]quality|top[ -]quality|world[ -]class|leading|innovative|passionate|one[ -]stop|solutions?|excellence|professional(?:ism)?|trusted partner|customer satisfaction|qualität|kompetent|zuverlässig|leidenschaft|qualité|calidad|calitat)\b/giu;

/**
 * How specific words are to one business, from 0: numbers, its place, its name, its offers. Words that any competitor
 * could say count against it (the swap test: put in a competitor's name; if it still reads true, it is worth nothing).
 */
export function specificity(text: string, reading: Reading): number {
  if (isGeneric(text) || isPlaceholder(text)) return 0;
  const words = new Set(significantWords(text));
  const hit = (phrase: string) => significantWords(phrase).some((word) => words.has(word));
  let points = 0;
  if (/\p{N}/u.test(text.replace(NUMBERED, '')) && !NEWS.test(text)) points += 1;
  if (reading.place !== '' && hit(reading.place)) points += 2;
  if (hit(reading.name)) points += 0.5;
  points += Math.min(2, reading.offers.filter((offer) => hit(offer.name)).length);
  return Math.max(0, points - (text.match(EMPTY_PHRASE) ?? []).length * 0.5);
}

/** Words that stand in the names of many businesses. */
export const COMMON_NOUN =
  /\b(?:services?|solutions?|products?|company|group|team|project|center|centre|studio|systems?|consulting|support)\b/giu;

/** Whether a sentence names someone else as its subject: a client, a partner, a portfolio piece. */
export function speaksOfAnother(text: string, reading: Reading): boolean {
  const subject = /^((?:\p{Lu}[\p{L}\p{N}&'.-]*\s+){1,5}?)(?:is|are|was|offers|provides|ist|bietet|est|es una?)\s/u.exec(text)?.[1] ?? '';
  const names = subject
    .split(/\s+/u)
    .filter(
      (word) =>
        word !== '' &&
        !/^(?:The|Our|This|That|Each|Every|All|We|It|There|He|She|They|You|Your|What|Who|Where|Wir|Das|Die|Der|Unser\p{L}*|Il|Elle|Nous|Le|La|Les|El|Los)$/u.test(
          word,
        ),
    );
  const ownWords = `${reading.name} ${reading.site.host} ${reading.offers.map((offer) => offer.name).join(' ')}`;
  // Half of all businesses offer "services": that word alone makes nobody the same.
  const telling = subject.replace(COMMON_NOUN, ' ');
  return names.length > 0 && !foldedWithin(names[0] ?? '', ownWords) && !sharesWord(telling, ownWords);
}

/** What visitors or clients say, in quotes of the pages: never the business's own words. */
function saidByOthers(reading: Reading): string[] {
  const quotes = reading.pages.flatMap(({ page }) => page.quotes.map((quote) => quote.quote));
  const signals = reading.profile.trustSignals.filter((signal) => signal.trustKind === 'testimonials' || signal.trustKind === 'reviews');
  return [...quotes, ...signals.map((signal) => signal.text)];
}

/** The number of an entry in a list. */
const NUMBERED = /^\d{1,2}[.)]\s+(?=\p{L})/u;

/** Statements of the business about itself, whole sentences of its pages, without what others say or what is only news. */
export function ownStatements(reading: Reading, claims: readonly Claim[]): Claim[] {
  const others = saidByOthers(reading).map(comparable).join('\n');
  const usable = claims.flatMap((claim) => {
    if (claim.kind !== 'observed' || claim.evidence.length === 0 || !reading.says(claim.text)) return [];
    const text = wholeSentence(claim, reading).replace(NUMBERED, '');
    const isBadge =
      (text.match(/\s[·•|]\s/gu) ?? []).length > 1 || reading.offers.some((offer) => comparable(offer.name) === comparable(text));
    const isOwn =
      !isBadge && isGoodSentence(text) && !NEWS.test(text) && !speaksOfAnother(text, reading) && !others.includes(comparable(text));
    return isOwn ? [{ ...claim, text }] : [];
  });
  return distinctBy(usable, (claim) => comparable(claim.text));
}

/** The sentence a claim is cut from, where the page has it longer; of several sentences the first. */
export function wholeSentence(claim: Claim, reading: Reading): string {
  const first = splitSentences(claim.text)[0] ?? claim.text;
  const entry = reading.pages.find(({ page }) => page.url === claim.evidence[0]?.url);
  const wanted = comparable(first);
  const block = entry?.page.blocks.find((candidate) => comparableOf(candidate).includes(wanted));
  return (block && splitSentences(block.text).find((sentence) => foldedWithin(first, sentence))) ?? first;
}

function ownPoints(reading: Reading): Claim[] {
  const { profile } = reading;
  const kinds = ['years-in-business', 'statistics', 'awards', 'certifications', 'guarantees', 'publications', 'open-source'];
  const proof = profile.trustSignals.filter((signal) => kinds.includes(signal.trustKind));
  const claims = [...profile.uniqueSellingPoints, ...profile.valuePropositions, ...proof, profile.primaryPurpose];
  // What is specific may stand in the third sentence of a claim.
  return ownStatements(
    reading,
    claims.flatMap((claim) => splitSentences(claim.text).map((text) => ({ ...claim, text }))),
  );
}

/**
 * X-factor: what this business can truthfully say and competitors do not. With visited competitors the comparison decides; without
 * them the site's own most specific statements stand, and no competitor is named.
 */
export function findXFactor(reading: Reading, opening: Opening): Strategy['xFactor'] {
  const { competitors: report } = reading;
  const competitors = report.competitors.filter((competitor) => competitor.status === 'verified').map((competitor) => competitor.name);
  const compared: Difference[] = report.gaps.onlyHere
    .filter((cell) => cell.kind !== 'unknown' && cell.text !== '' && competitors.length > 0)
    .map((cell) => ({ text: cell.text, competitors, evidence: cell.evidence.slice(0, 2) }));
  const points = ownPoints(reading)
    .map((claim, index) => ({ claim, points: specificity(claim.text, reading), index }))
    .filter(
      ({ claim }) =>
        (claim.text.length >= 40 || /\p{N}/u.test(claim.text)) &&
        !invites(claim.text) &&
        !/[?？]$/u.test(claim.text) &&
        !namesDisputedYear(claim.text, reading),
    );
  const provable = points.filter((entry) => entry.points >= PROVABLE);
  // Where every statement is dressed up, the one that still names this business, its place or its offers stands.
  const dressed = points.filter(({ claim }) => specificity(claim.text.replace(EMPTY_PHRASE, ' '), reading) >= PROVABLE);
  const worth = (entry: (typeof points)[number]) =>
    entry.points - (leansOn(entry.claim.text) ? 1 : 0) - (entry.claim.text.length > EASY_LENGTH ? 0.75 : 0);
  const ranked = (provable.length > 0 ? provable : dressed).sort((a, b) => worth(b) - worth(a) || a.index - b.index);
  const own: Difference[] = ranked.map(({ claim }) => ({ text: claim.text, competitors: [], evidence: claim.evidence.slice(0, 2) }));
  // What the first screen says already is no further difference, where there is another one.
  const fresh = own.filter((entry) => isFresh(entry.text, opening));
  const differences = distinctBy([...compared, ...(fresh.length > 0 ? fresh : own)], (entry) => comparable(entry.text)).slice(
    0,
    DIFFERENCES,
  );
  return {
    statement: statementFrom(
      ranked.map(({ claim }) => claim),
      opening,
    ),
    differences,
    gaps: report.gaps.missingHere.filter((cell) => cell.text !== '' && competitors.length > 0).map((cell) => cell.text),
  };
}

type Opening = { headline: string; subhead: string };

/** Whether a text says something that neither headline nor subhead says. */
function isFresh(text: string, { headline, subhead }: Opening): boolean {
  const words = significantWords(text);
  const repeats = (line: string) => {
    const used = new Set(significantWords(line));
    return foldedWithin(text.replace(/[.!]$/, ''), line) || words.filter((word) => used.has(word)).length >= words.length * REPEATED;
  };
  return words.length > 0 && !repeats(headline) && !repeats(subhead);
}

/** The most specific point; one that the first screen does not say already, where there is one. */
function statementFrom(claims: readonly Claim[], opening: Opening): Strategy['xFactor']['statement'] {
  const short = claims.filter((claim) => claim.text.length <= 240);
  const best =
    short.find((claim) => isFresh(claim.text, opening)) ??
    short.find((claim) => !foldedWithin(claim.text.replace(/[.!]$/, ''), opening.headline)) ??
    short[0];
  if (!best) return null;
  const evidence: Evidence[] = best.evidence.slice(0, 2);
  return { text: best.text, kind: 'observed', evidence };
}
