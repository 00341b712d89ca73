import type { IndustryCandidate } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import { type Industry, SECTORS } from '#lexicon/industries/industries.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, isUnspaced, splitWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, notFound, roundShare } from '../../evidence.ts';
import { readsLikeSlogan } from '../offers/offer-label.ts';
import { findCommonSector } from './common-sector.ts';
import { rateIndustry } from './industry-confidence.ts';
import { industryTexts } from './industry-texts.ts';
import { cuesIn } from './keyword-index.ts';
import { ownWords } from './own-words.ts';
import { preferWhatItIs } from './prefer-leaves.ts';
import { type LeafScore, scoreLeaves } from './score-leaves.ts';
import { namesTrade, type SelfDescription, selfDescriptions } from './self-description.ts';

/** The industry (null when the texts say too little), the claim about it, and the runners-up. */
export type IndustryVerdict = { leaf: Industry | null; claim: Claim; candidates: IndustryCandidate[] };

/** Share of the best score from which on a second category of the same sector is named too. */
const HYBRID_SHARE = 0.8;
/** The same for one of another sector: only where the two can hardly be told apart. */
const TIE_SHARE = 0.92;

/** Least score for an answer; below it the texts say too little. Set on small pages by hand: one strong heading passes. */
const MIN_SCORE = 2;
/** Below this confidence a sentence of the site that names its trade is the better answer. */
const DOUBTFUL = 0.5;
/** Of a doubtful category that the site describes itself with. */
const AGREED = 0.6;
/** Proofs that are quoted. */
const MAX_QUOTES = 3;
const MAX_CANDIDATES = 3;

/**
 * Which category of the taxonomy the site belongs to, with the site's own words for it and the runners-up. What a site says of itself
 * decides (name, title, headline, description, "we are a ..."), not what it mentions; declared schema.org types win. The domain name is
 * never read. `without`: categories that are left out, to measure what becomes of a site that fits none.
 */
export function findIndustry(model: SiteModel, name = '', without?: ReadonlySet<string>): IndustryVerdict {
  const self = selfDescriptions(model, name);
  const texts = industryTexts(model, self, name);
  const scores = preferWhatItIs(
    scoreLeaves(model, texts).filter(({ leaf }) => !without?.has(leaf.id)),
    texts,
    name,
  );
  const best = scores[0];
  if (!best || best.score < MIN_SCORE) return { leaf: null, candidates: [], claim: fallbackClaim(model, self) };
  const rated = rateIndustry(best, scores);
  const confidence = rated < DOUBTFUL && isSelfDescribed(best.leaf, self) ? AGREED : rated;
  const candidates = scores.slice(0, MAX_CANDIDATES).map((entry) => toCandidate(entry, (confidence * entry.score) / best.score));
  const stated = confidence < DOUBTFUL ? (statedTrade(self) ?? titledTrade(model, self)) : undefined;
  if (stated) return { leaf: null, candidates, claim: stated };
  const common = confidence < DOUBTFUL ? sectorClaim(scores) : undefined;
  if (common) return { leaf: null, candidates, claim: common };
  const own = ownWords(self, best);
  const quotes = best.proofs
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_QUOTES)
    .map(({ quote }) => quote);
  const label = labelOf(best, scores[1]);
  const claim = makeClaim({
    text: own ? `${label} (${own.phrase})` : label,
    kind: 'inferred',
    confidence,
    quotes: own ? [own.quote, ...quotes] : quotes,
  });
  return { leaf: best.leaf, claim, candidates };
}

/** Whether the site describes itself in several words with a keyword of this industry: "AI privacy interface". */
const isSelfDescribed = ({ id }: Industry, self: readonly SelfDescription[]): boolean =>
  self.some(({ phrase, plain }) => !plain && countWords(phrase) >= 2 && [...cuesIn(phrase).keys()].some(({ leaf }) => leaf === id));

/** The sector, where no industry of it is sure but several speak for it together. */
function sectorClaim(scores: readonly LeafScore[]): Claim | undefined {
  const common = findCommonSector(scores);
  if (!common || common.confidence < DOUBTFUL) return;
  const quotes = common.entries.flatMap(({ proofs }) => proofs.toSorted((a, b) => b.value - a.value).slice(0, 1)).map(({ quote }) => quote);
  return makeClaim({ text: common.sector.label, kind: 'inferred', confidence: common.confidence, quotes: quotes.slice(0, MAX_QUOTES) });
}

/** What a sentence of the site calls its trade: as sure as a statement of its own can be that no category confirms. */
function statedTrade(self: readonly SelfDescription[]): Claim | undefined {
  // "Platform" or "company" alone names none.
  const own = self.find(
    ({ phrase, from, plain }) => from === 'sentence' && !plain && namesTrade(phrase) && (isUnspaced(phrase) || countWords(phrase) >= 2),
  );
  return own && makeClaim({ text: own.phrase, kind: 'observed', confidence: 0.65, quotes: [own.quote] });
}

/** Words of text from which on a home title is taken for a description of the business. */
const ENOUGH_WORDS = 150;

/** No category fits: the site's own words for its trade, where it has some. */
function fallbackClaim(model: SiteModel, self: readonly SelfDescription[]): Claim {
  const stated = statedTrade(self) ?? titledTrade(model, self);
  return stated ?? notFound('Industry not clear from the texts', 'declared data, titles, headings, menus and texts of the pages read');
}

/** What the title of the home page calls the trade in several words, where the site has enough text to be one. */
function titledTrade(model: SiteModel, self: readonly SelfDescription[]): Claim | undefined {
  const words = model.pages.reduce((sum, page) => sum + page.words, 0);
  const entries = new Set(model.pages.flatMap(({ page }) => page.links.map(({ text }) => foldWords(text))));
  // A title that the menu repeats names a page, one with a definite article something that the site has: a product, a story.
  const isTrade = ({ phrase, from, plain }: SelfDescription) =>
    from === 'title' &&
    !plain &&
    splitWords(phrase).length >= 2 &&
    !readsLikeSlogan(phrase) &&
    !hasTerm(phrase, 'self-descriptions', 'definite-start') &&
    !entries.has(foldWords(phrase));
  const own = words >= ENOUGH_WORDS ? self.find(isTrade) : undefined;
  return own && makeClaim({ text: own.phrase, kind: 'observed', confidence: DOUBTFUL, quotes: [own.quote] });
}

/** Two categories of one sector that the texts speak for almost alike are named together: a restaurant that caters. */
function labelOf(best: LeafScore, second: LeafScore | undefined): string {
  const isHybrid =
    second !== undefined &&
    second.strong > 0 &&
    second.score >= best.score * (second.leaf.sector === best.leaf.sector ? HYBRID_SHARE : TIE_SHARE);
  return isHybrid ? `${best.leaf.label}; ${second.leaf.label.charAt(0).toLowerCase()}${second.leaf.label.slice(1)}` : best.leaf.label;
}

function toCandidate({ leaf: { id, label, sector, schemaOrg, naics } }: LeafScore, confidence: number): IndustryCandidate {
  const sectorLabel = SECTORS.find((one) => one.id === sector)?.label ?? '';
  return { id, label, sector, sectorLabel, schemaOrg, naics, confidence: roundShare(confidence) };
}
