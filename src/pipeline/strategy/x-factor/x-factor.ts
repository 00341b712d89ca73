import type { Claim, Evidence } from '#contracts/evidence.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { hasNumber } from '#text/characters.ts';
import { splitSentences } from '#text/segment.ts';
import { comparable, distinctBy, foldedWithin, isQuestion, significantWords, withoutEnd } from '#text/words.ts';
import { firstPartyStatements } from '../claims/first-party.ts';
import { dependsOnContext, isCallToAction, withoutBuzzwords } from '../claims/sentence-classifiers.ts';
import { specificity } from '../claims/specificity.ts';
import { namesDisputedYear } from '../contradictions/founding-years.ts';
import type { Reading } from '../read-site.ts';

type Difference = Strategy['xFactor']['differences'][number];

const DIFFERENCES = 6;
/** A statement longer than this is read by few. Design default. */
const EASY_LENGTH = 160;
/** From here a statement is specific enough to set a business apart. */
const PROVABLE = 1;
/** A statement with this share of its words in the headline says nothing new. */
const REPEATED = 0.5;

function ownPoints(reading: Reading): Claim[] {
  const { profile } = reading;
  const kinds = ['years-in-business', 'statistics', 'awards', 'certifications', 'guarantees', 'publications', 'open-source'];
  const proof = profile.trustSignals.filter((signal) => kinds.includes(signal.trustKind));
  const claims = [...profile.uniqueSellingPoints, ...profile.valuePropositions, ...proof, profile.primaryPurpose];
  // The specific part may be in the third sentence of a claim.
  return firstPartyStatements(
    reading,
    claims.flatMap((claim) => splitSentences(claim.text).map((text) => ({ ...claim, text }))),
  );
}

/** Whether a text only says what an offer contains: every competitor offers something. */
const isOffered = (text: string, { offers }: Reading): boolean =>
  !hasNumber(text) && offers.some(({ description }) => foldedWithin(withoutEnd(text), description));

/**
 * X-factor: what this business can truthfully say and competitors do not. With visited competitors the comparison decides; without
 * them the site's own most specific statements stand, and no competitor is named.
 */
export function findXFactor(reading: Reading, opening: Opening): Strategy['xFactor'] {
  const { competitors: report, profile } = reading;
  const competitors = report.competitors.filter((competitor) => competitor.status === 'verified').map((competitor) => competitor.name);
  const compared: Difference[] = report.gaps.onlyHere
    .filter((cell) => cell.kind !== 'unknown' && cell.text !== '' && competitors.length > 0)
    .map((cell) => ({ text: cell.text, competitors, evidence: cell.evidence.slice(0, 2) }));
  const points = ownPoints(reading)
    .map((claim, index) => ({ claim, points: specificity(claim.text, reading), index }))
    .filter(
      ({ claim }) =>
        (claim.text.length >= 40 || hasNumber(claim.text)) &&
        !isCallToAction(claim.text) &&
        !isQuestion(claim.text) &&
        !isOffered(claim.text, reading) &&
        !namesDisputedYear(claim.text, reading),
    );
  const provable = points.filter((entry) => entry.points >= PROVABLE);
  // Where every statement is dressed up, the one that still names this business, its place or its offers stands.
  const dressed = points.filter(({ claim }) => specificity(withoutBuzzwords(claim.text), reading) >= PROVABLE);
  const worth = (entry: (typeof points)[number]) =>
    entry.points - (dependsOnContext(entry.claim.text) ? 1 : 0) - (entry.claim.text.length > EASY_LENGTH ? 0.75 : 0);
  const ranked = (provable.length > 0 ? provable : dressed).sort((a, b) => worth(b) - worth(a) || a.index - b.index);
  const stated: Difference[] = profile.uniqueSellingPoints
    .filter(({ kind }) => kind === 'owner')
    .map(({ text }) => ({ text, competitors: [], evidence: [] }));
  const own: Difference[] = ranked.map(({ claim }) => ({ text: claim.text, competitors: [], evidence: claim.evidence.slice(0, 2) }));
  // What the first screen says already is no further difference, where there is another one.
  const fresh = own.filter((entry) => isFresh(entry.text, opening));
  const differences = distinctBy([...stated, ...compared, ...(fresh.length > 0 ? fresh : own)], (entry) => comparable(entry.text)).slice(
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
    return foldedWithin(withoutEnd(text), line) || words.filter((word) => used.has(word)).length >= words.length * REPEATED;
  };
  return words.length > 0 && !repeats(headline) && !repeats(subhead);
}

/** The most specific point; one that the first screen does not say already, where there is one. */
function statementFrom(claims: readonly Claim[], opening: Opening): Strategy['xFactor']['statement'] {
  const short = claims.filter((claim) => claim.text.length <= 240);
  const best =
    short.find((claim) => isFresh(claim.text, opening)) ??
    short.find((claim) => !foldedWithin(withoutEnd(claim.text), opening.headline)) ??
    short[0];
  if (!best) return null;
  const evidence: Evidence[] = best.evidence.slice(0, 2);
  return { text: best.text, kind: best.kind, evidence };
}
