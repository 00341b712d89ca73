import { industryById } from '#lexicon/industries/industries.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { IDENTITY_WEIGHT, type WeightedText } from './industry-texts.ts';
import type { LeafScore } from './score-leaves.ts';
import { textsServingNonprofits } from './serves-nonprofits.ts';

/**
 * The industries with those first that say what the site is, where the words around it speak for others: a club of riders is a riding
 * club, who serves charities is none, an association of doctors is no practice, software for lawyers is no law firm.
 */
export function preferWhatItIs(scores: LeafScore[], texts: readonly WeightedText[], name: string): LeafScore[] {
  return preferSoftware(preferAssociation(preferSportsClub(preferNonprofitServices(scores, texts)), texts, name), texts);
}

/** Sectors whose leaves may be called associations themselves. */
const CLUB_SECTORS: ReadonlySet<string> = new Set([
  'nonprofit',
  'fitness-sport',
  'religion',
  'education',
  'arts',
  'science',
  'public',
  'events',
]);

/** Whatever an association's members do, an association it is: where the name says so, it comes before the trade of its members. */
function preferAssociation(scores: LeafScore[], texts: readonly WeightedText[], name: string): LeafScore[] {
  const [best] = scores;
  const form = ['professional-association', 'association'].find((id) => hasTerm(name, 'self-descriptions', `name-${id}`));
  const leaf = industryById(form ?? '');
  const quote = texts.find(({ text }) => text.includes(name));
  if (!best || !leaf || !quote || CLUB_SECTORS.has(best.leaf.sector) || isClub(best)) return scores;
  const known = scores.find((entry) => entry.leaf === leaf);
  const proofs = [{ quote, value: best.score, cue: null }, ...(known?.proofs ?? [])];
  return raise({ ...best, ...known, leaf, proofs }, best.score, scores);
}

/** Whether a keyword of the leaf holds the word for an association itself: "Reitverein". */
const isClub = ({ proofs }: LeafScore): boolean =>
  proofs.some(({ cue }) => cue?.strong && hasTerm(cue.phrase.replaceAll('*', ''), 'self-descriptions', 'name-association'));

/** Software that is named after the trade that it is made for. */
const TRADE_SOFTWARE: ReadonlySet<string> = new Set([
  ...['trade-software', 'business-software', 'legal-software', 'health-software', 'education-software', 'ecommerce-software'],
  'accounting-software',
]);
/** Share of the best score from which on the software that is meant for a trade is preferred to it. */
const SOFTWARE_SHARE = 0.5;

/** Software for a trade is software: where the site calls itself a platform, an app or software, it comes before the trade. */
function preferSoftware(scores: LeafScore[], texts: readonly WeightedText[]): LeafScore[] {
  const [best] = scores;
  const software = scores.find(({ leaf }) => TRADE_SOFTWARE.has(leaf.id));
  if (!best || !software || (best.leaf.sector === 'software' && best !== software) || software.score < best.score * SOFTWARE_SHARE)
    return scores;
  const isCalled = texts.some(({ text, weight }) => weight >= IDENTITY_WEIGHT && hasTerm(text, 'self-descriptions', 'software-noun'));
  return isCalled && software.identity > 0 ? raise(software, best.score, scores) : scores;
}

/** With this leaf first; the one that was first stays behind it, too far to be named with it. */
function raise(entry: LeafScore, score: number, scores: readonly LeafScore[]): LeafScore[] {
  return [{ ...entry, score: score * RAISED }, ...scores.filter(({ leaf }) => leaf !== entry.leaf)];
}
const RAISED = 1.3;

/** For a charity whose own customers are charities the category of those that serve them is better by this factor. */
const SERVING_FACTOR = 1.2;

/** Share of an association's score from which on a sports club, which every such club is too, is the better word for it. */
const SPORTS_SHARE = 0.4;

/** "Verein" and "members" speak for any association; where sports speak as well, the site is that of a sports club. */
function preferSportsClub(scores: LeafScore[]): LeafScore[] {
  const [best] = scores;
  const club = scores.find(({ leaf }) => leaf.id === 'sports-club');
  if (best?.leaf.id !== 'association' || !club || club.strong === 0 || club.score < best.score * SPORTS_SHARE) return scores;
  return [{ ...club, score: best.score }, ...scores.filter((entry) => entry !== club)];
}

/** "Is a charity" or "serves charities": where the texts show the latter, that category takes the first place from the former. */
function preferNonprofitServices(scores: LeafScore[], texts: readonly WeightedText[]): LeafScore[] {
  const [best] = scores;
  const serving = scores.find(({ leaf }) => leaf.id === 'nonprofit-services');
  if (best?.leaf.id !== 'charity' || !serving) return scores;
  const shown = textsServingNonprofits(texts);
  if (shown.length === 0) return scores;
  const proofs = shown.slice(0, 3).map((quote) => ({ quote, value: best.score, cue: null }));
  const raised = { ...serving, score: best.score * SERVING_FACTOR, proofs: [...proofs, ...serving.proofs] };
  return [raised, ...scores.filter((entry) => entry !== serving)];
}
