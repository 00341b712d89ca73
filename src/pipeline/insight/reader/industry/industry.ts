import type { IndustryCandidate } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import { INDUSTRIES, type Industry, SECTORS } from '#lexicon/industries/industries.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { splitWords } from '#text/segment.ts';
import { isBusinessEntity } from '../../../site-model/declared-entities.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, notFound, type Quote, roundShare } from '../../evidence.ts';
import { declaredIndustry } from './declared-industry.ts';
import { industryTexts, type WeightedText } from './industry-texts.ts';
import { type Cue, cuesIn } from './keyword-index.ts';
import { isPlainAdjective, namesTrade, type SelfDescription, selfDescriptions } from './self-description.ts';
import { textsServingNonprofits } from './serves-nonprofits.ts';

/** The industry (null when the texts say too little), the claim about it, and the runners-up. */
export type IndustryVerdict = { leaf: Industry | null; claim: Claim; candidates: IndustryCandidate[] };

type LeafScore = { leaf: Industry; score: number; strong: number; quotes: { quote: WeightedText; value: number; phrase: string }[] };

/** Share of the best score from which on a second category of the same sector is named too. */
const HYBRID_SHARE = 0.8;
/** The same for one of another sector: only where the two can hardly be told apart. */
const TIE_SHARE = 0.92;

/** Least score for an answer; below it the texts say too little. Set on small pages by hand: one strong heading passes. */
const MIN_SCORE = 2;
/** A declared type that belongs to one leaf alone outweighs any text. */
const DECLARED_WEIGHT = 60;

/** How something is made or run rather than what it is: these leaves answer only where nothing more exact does. */
const MANNER_LEAVES: ReadonlySet<string> = new Set(['open-source-project', 'association', 'blog-podcast', 'mobile-app', 'developer-tools']);
const MANNER_FACTOR = 0.65;

/**
 * Which category of the taxonomy the site belongs to, with the runners-up. Each keyword counts with the weight of the
 * texts that contain it, damped by repetition (log2), divided among the leaves that share it. Declared schema.org types win.
 * The domain name is never read.
 */
export function findIndustry(model: SiteModel, name = ''): IndustryVerdict {
  const self = selfDescriptions(model, name);
  const texts = industryTexts(model, self);
  const scores = preferSportsClub(preferNonprofitServices(scoreLeaves(model, texts), texts));
  const best = scores[0];
  if (!best || best.score < MIN_SCORE) return { leaf: null, candidates: [], claim: fallbackClaim(model, self) };
  const candidates = scores.slice(0, 3).map((entry) => toCandidate(entry, scores));
  const quotes = best.quotes
    .sort((a, b) => b.value - a.value)
    .slice(0, 3)
    .map((entry) => entry.quote);
  const confidence = candidates[0]?.confidence ?? 0;
  const own = ownWords(self, best.leaf, confidence);
  const claim = makeClaim({
    text: own ? `${labelOf(best, scores[1])} (${own.phrase})` : labelOf(best, scores[1]),
    kind: 'inferred',
    confidence,
    quotes: own ? [own.quote, ...quotes] : quotes,
  });
  return { leaf: best.leaf, claim, candidates };
}

/** Words of text from which on a home title is taken for a description of the business. */
const ENOUGH_WORDS = 150;

/** No category fits: the site's own words for its trade, where it has some. */
function fallbackClaim(model: SiteModel, self: readonly SelfDescription[]): Claim {
  const words = model.pages.reduce((sum, page) => sum + page.words, 0);
  const own = self.find(({ phrase, from }) =>
    from === 'sentence' ? namesTrade(phrase) : words >= ENOUGH_WORDS && splitWords(phrase).length >= 2,
  );
  if (own) return makeClaim({ text: own.phrase, kind: 'observed', confidence: 0.3, quotes: [own.quote] });
  return notFound('Industry not clear from the texts', 'declared data, titles, headings, menus and texts of the pages read');
}

/** Below the first confidence the site's own words are reported with the category, below the second its title's too. */
const CERTAIN = 0.75;
const UNSURE = 0.6;
const MAX_OWN_LENGTH = 45;

/** The site's own name for its trade, where the category is not certain and the own words say more than its label. */
function ownWords(self: readonly SelfDescription[], leaf: Industry, confidence: number): SelfDescription | undefined {
  const known = splitWords(leaf.label).map((word) => word.slice(0, 5));
  return self.find(
    ({ phrase, from }) =>
      (confidence < (from === 'sentence' ? CERTAIN : UNSURE) || (from === 'sentence' && namesTrade(phrase))) &&
      phrase.length <= MAX_OWN_LENGTH &&
      isAboutTrade(phrase, leaf) &&
      splitWords(phrase).some((word) => word.length >= 4 && !known.includes(word.slice(0, 5)) && !isPlainAdjective(word)),
  );
}

/** Whether a phrase names the trade: a word of its category's sector is in it, and nothing is cut off. */
function isAboutTrade(phrase: string, leaf: Industry): boolean {
  const isOfSector = [...cuesIn(phrase).keys()].some((cue) =>
    INDUSTRIES.some(({ id, sector }) => id === cue.leaf && sector === leaf.sector),
  );
  return isOfSector && !hasTerm(phrase, 'offer-labels', 'dangling-end');
}

/** Two categories of one sector that the texts speak for almost alike are named together: a restaurant that caters. */
function labelOf(best: LeafScore, second: LeafScore | undefined): string {
  const isHybrid =
    second !== undefined &&
    second.strong > 0 &&
    second.score >= best.score * (second.leaf.sector === best.leaf.sector ? HYBRID_SHARE : TIE_SHARE);
  return isHybrid ? `${best.leaf.label}; ${second.leaf.label.charAt(0).toLowerCase()}${second.leaf.label.slice(1)}` : best.leaf.label;
}

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
  const quotes = shown.slice(0, 3).map((quote) => ({ quote, value: best.score, phrase: 'serves nonprofits' }));
  const raised = { ...serving, score: best.score * SERVING_FACTOR, quotes: [...quotes, ...serving.quotes] };
  return [raised, ...scores.filter((entry) => entry !== serving)];
}

function scoreLeaves(model: SiteModel, texts: readonly WeightedText[]): LeafScore[] {
  const byCue = new Map<Cue, { sum: number; best: WeightedText; bestWeight: number }>();
  for (const text of texts) {
    for (const [cue, times] of cuesIn(text.text)) {
      const value = text.weight * Math.min(times, 3) ** 0.5;
      const entry = byCue.get(cue);
      if (!entry) byCue.set(cue, { sum: value, best: text, bestWeight: text.weight });
      else {
        entry.sum += value;
        if (text.weight > entry.bestWeight) Object.assign(entry, { best: text, bestWeight: text.weight });
      }
    }
  }
  const scores = new Map<string, LeafScore>();
  for (const leaf of INDUSTRIES) scores.set(leaf.id, { leaf, score: 0, strong: 0, quotes: [] });
  for (const [cue, { sum, best }] of byCue) {
    const entry = scores.get(cue.leaf);
    if (!entry) continue;
    const weight = (cue.strong ? 3 : 1) * (cue.words.length > 1 ? 1.4 : 1);
    const value = (weight * Math.log2(1 + sum)) / Math.sqrt(cue.sharedBy);
    entry.score += value;
    if (cue.strong) entry.strong += value;
    entry.quotes.push({ quote: best, value, phrase: cue.phrase });
  }
  for (const [id, voice] of declaredIndustry(model.declared)) {
    const entry = scores.get(id);
    if (!entry) continue;
    entry.score += DECLARED_WEIGHT * voice.share;
    entry.strong += DECLARED_WEIGHT * voice.share;
    const quote: Quote = { page: voice.entity.page, selector: voice.entity.selector, text: voice.type };
    entry.quotes.push({ quote: { ...quote, weight: 0 }, value: DECLARED_WEIGHT * voice.share, phrase: voice.type });
  }
  const isApp = model.declared.some(
    (entity) => entity.page === model.home?.page && isBusinessEntity(entity) && entity.types.some((type) => APP_TYPES.has(type)),
  );
  const event = hasEventMenu(model) ? scores.get('conference') : undefined;
  if (event) Object.assign(event, { score: event.score + EVENT_SCORE, strong: event.strong + EVENT_SCORE });
  // Where nothing else tells what kind of software it is, it is an app.
  const app = isApp ? scores.get('mobile-app') : undefined;
  if (app) Object.assign(app, { score: app.score + APP_SCORE, strong: app.strong + APP_SCORE });
  const list = [...scores.values()].map((entry) => ({ ...entry, score: dampedScore(entry) * (isApp ? appFactor(entry.leaf) : 1) }));
  return list.filter((entry) => entry.score > 0).sort((a, b) => b.score - a.score || (a.leaf.id < b.leaf.id ? -1 : 1));
}

/** Between the weight of texts and that of a declared type: such a menu is nearly a declaration. */
const EVENT_SCORE = 40;

/** Whether the menus name both speakers and a programme: only events do. */
function hasEventMenu({ home }: SiteModel): boolean {
  const entries = (home?.page.links ?? []).filter((link) => !link.hidden && link.region !== 'main').map((link) => link.text);
  const has = (group: string) => entries.some((entry) => hasTerm(entry, 'event-programs', group));
  return has('speakers-entry') && has('programme-entry');
}

/** A home page that declares itself an application is about software, whatever the application is for. */
const APP_TYPES: ReadonlySet<string> = new Set(['SoftwareApplication', 'WebApplication', 'MobileApplication']);

const APP_SCORE = 4;

function appFactor(leaf: Industry): number {
  if (leaf.id === 'mobile-app') return 2.8;
  return leaf.sector === 'software' ? 1.3 : 0.5;
}

/** Words that are merely common in a trade do not make one: they count at most as much as the strong ones. */
function dampedScore({ leaf, score, strong }: LeafScore): number {
  const supporting = score - strong;
  const damped = strong + (strong > 0 ? Math.min(supporting, Math.max(strong, 2)) : supporting * 0.3);
  return MANNER_LEAVES.has(leaf.id) ? damped * MANNER_FACTOR : damped;
}

function toCandidate(entry: LeafScore, all: readonly LeafScore[]): IndustryCandidate {
  const { id, label, sector, schemaOrg, naics } = entry.leaf;
  const runnerUp = all.find((other) => other.leaf.id !== id)?.score ?? 0;
  // Margin over the runner-up, damped where the total is small.
  const margin = entry.score / (entry.score + runnerUp);
  const enough = Math.min(1, entry.score / 25);
  const sectorLabel = SECTORS.find((one) => one.id === sector)?.label ?? '';
  return { id, label, sector, sectorLabel, schemaOrg, naics, confidence: roundShare(0.25 + 0.65 * enough * Math.min(1, margin * 1.3)) };
}
