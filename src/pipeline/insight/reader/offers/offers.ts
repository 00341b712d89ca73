import type { Offer } from '#contracts/business.ts';
import type { Industry } from '#lexicon/industries/industries.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasLetter } from '#text/characters.ts';
import { foldWords } from '#text/normalize.ts';
import { splitWords } from '#text/segment.ts';
import { wholeSentences } from '#text/truncate.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, numbered } from '../../evidence.ts';
import { groupOfEntry } from '../audiences/audience-groups.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { cuesIn } from '../industry/keyword-index.ts';
import { titleParts } from '../name/name-parts.ts';
import { AND_WORDS } from './and-words.ts';
import { declaredOffers } from './declared-offers.ts';
import { detailPages } from './detail-pages.ts';
import { scheduledOffers } from './event-offers.ts';
import { guestServices } from './guest-services.ts';
import { labelOffers } from './label-offers.ts';
import { landingProduct } from './landing-product.ts';
import { linkOffers } from './link-offers.ts';
import { namedOffers } from './named-offers.ts';
import { namesSomethingElse } from './names-something-else.ts';
import type { OfferCandidate } from './offer-candidate.ts';
import { offerLabel } from './offer-label.ts';
import { pricedRows } from './priced-rows.ts';
import { sectionOffers } from './section-offers.ts';
import { sentenceOffers } from './sentence-offers.ts';
import { statedBusiness } from './stated-business.ts';
import { tableOffers } from './table-offers.ts';
import { templateHeadings } from './template-headings.ts';
import { tradeMentions } from './trade-mentions.ts';
import { tradeNames } from './trade-names.ts';
import { tradeOffer } from './trade-offer.ts';
import { weighByTrade } from './weigh-by-trade.ts';

/** Most entries of each list. */
const MAX_EACH = 20;
/** Least weight to be reported where stronger evidence is plenty, and where it is scarce. */
const MIN_WEIGHT = 2;
const SCARCE_WEIGHT = 0.9;
const SCARCE_COUNT = 4;
const MAX_SCARCE = 10;
const ENOUGH_NAMED = 4;
/** Where so few are likely, the trade itself is one. */
const FEW = 2;
const FULL_WEIGHT = 8;

/** Weight of a row of cards on the home page; on software sites such cards are its features. */
const CARD_WEIGHT = 1.8;
const FEATURE_CARD_WEIGHT = 2.8;

/** Entries that are compared with each other: more than are ever listed. */
const MAX_COMPARED = 120;

type Merged = OfferCandidate & {
  quotes: OfferCandidate['quote'][];
  sources: Set<string> /** Amounts asked under this name. */;
  prices: Set<string>;
};

/**
 * What the site offers, services and products apart, strongest first. The places (declared data, service pages, menus,
 * cards, lists, price lists) vote; an offer found in several places gains. Names are the site's own words.
 */
export function findOffers(model: SiteModel, leaf: Industry | null, businessName: string): { services: Offer[]; products: Offer[] } {
  const ranked = rankOffers(model, leaf, businessName);
  const strong = ranked.filter((entry) => entry.weight >= MIN_WEIGHT);
  const kept = strong.length >= SCARCE_COUNT ? strong : ranked.filter((entry) => entry.weight >= SCARCE_WEIGHT).slice(0, MAX_SCARCE);
  const toOffers = (kind: 'service' | 'product') =>
    numbered(kind, pickAcrossPages(kept.filter((entry) => entry.kind === kind)).map(toOffer));
  return { services: toOffers('service'), products: toOffers('product') };
}

/** What one page says further counts less, so that a page with many headings leaves room for what the others name. */
const NEXT_OF_PAGE = 0.93;

/** The strongest entries, at most MAX_EACH of them, in their order. */
function pickAcrossPages(entries: readonly Merged[]): Merged[] {
  const ofPage = new Map<string, number>();
  const ranked = entries.map((entry) => {
    const { url } = entry.quote.page;
    const before = ofPage.get(url) ?? 0;
    ofPage.set(url, before + 1);
    return { entry, value: entry.weight * NEXT_OF_PAGE ** before };
  });
  const picked = new Set(
    ranked
      .sort((a, b) => b.value - a.value)
      .slice(0, MAX_EACH)
      .map(({ entry }) => entry),
  );
  return entries.filter((entry) => picked.has(entry));
}

/** All that may be offered, each once, strongest first. */
export function rankOffers(model: SiteModel, leaf: Industry | null, businessName: string): Merged[] {
  const isOther = namesSomethingElse(model, businessName);
  const asked = inMainLanguage(model);
  // A link to a page that is not asked switches to another language: "English".
  const ofTemplate = templateHeadings(asked);
  const elsewhere = new Set(model.pages.filter((page) => !asked.pages.includes(page)).map(({ page }) => page.url));
  const merged = mergeOffers(
    candidatesOf(asked, leaf, businessName).filter(
      (candidate) =>
        !elsewhere.has(candidate.url) &&
        !(candidate.source === 'heading' && ofTemplate.has(foldWords(candidate.name))) &&
        (!isOther(candidate) || isTradeInMenu(candidate)) &&
        !(candidate.price !== '' && groupOfEntry(candidate.name) !== null),
    ),
    businessName,
  );
  for (const entry of merged) {
    entry.weight += Math.min(2, 0.8 * (entry.sources.size - 1)) + Math.min(1, 0.2 * (entry.quotes.length - 1));
    if (leaf && [...cuesIn(entry.name).keys()].some((cue) => cue.leaf === leaf.id)) entry.weight *= 1.25;
  }
  weighByTrade(merged, leaf, asked.language.slice(0, 2));
  merged.sort((a, b) => b.weight - a.weight);
  dropRepeats(merged);
  return merged;
}

/**
 * The same offer is named once in each language: only pages in the language of the home page are asked, with what they declare, where
 * there are enough of them, or no other language has more.
 */
function inMainLanguage(model: SiteModel): SiteModel {
  const [home] = model.pages;
  const language = home ? languageOf(home) : '';
  if (language === '') return model;
  const counts = Map.groupBy(model.pages, languageOf);
  const own = counts.get(language)?.length ?? 0;
  const pages = model.pages.filter((page) => languageOf(page) === language || languageOf(page) === '');
  const isMain = pages.length >= model.pages.length * ENOUGH_PAGES || [...counts.values()].every(({ length }) => length <= own);
  if (!isMain) return model;
  const asked = new Set(pages.map(({ page }) => page));
  return { ...model, pages, declared: model.declared.filter(({ page }) => asked.has(page)) };
}

/** Share of the pages from which on those of the home page's language are read alone, even where another language has more. */
const ENOUGH_PAGES = 1 / 3;

/** Words from which on the language of a page that declares none is told by its text. */
const TELLING_WORDS = 100;

const languageOf = ({ page, words }: PageModel): string =>
  (languageOfPath(page.path) ?? page.lang ?? (words >= TELLING_WORDS ? page.detectedLanguage : null) ?? '').slice(0, 2).toLowerCase();

/** The language that the first folder of a path names: `/en/rooms`. */
function languageOfPath(path: string): string | null {
  const [, folder = '', ...rest] = path.split('/');
  return rest.length > 0 && folder.length === 2 && hasLetter(folder) ? folder : null;
}

function candidatesOf(model: SiteModel, leaf: Industry | null, businessName: string): OfferCandidate[] {
  const candidates = [
    ...declaredOffers(model),
    ...linkOffers(model),
    ...namedOffers(model, leaf, businessName),
    ...guestServices(model, leaf),
    ...landingProduct(model, businessName),
    ...pricedRows(model),
    ...tableOffers(model),
    ...statedBusiness(model),
    ...scheduledOffers(model, leaf),
    ...tradeNames(model, leaf),
    ...tradeMentions(model, leaf),
  ];
  const details = detailPages(model);
  const cardWeight = leaf?.sector === 'software' ? FEATURE_CARD_WEIGHT : CARD_WEIGHT;
  model.pages.forEach((page, index) => {
    candidates.push(...sectionOffers(page, index === 0, cardWeight, details.has(page.page)));
  });
  // Cards without headings speak only where headings, menus and lists say little.
  const named = new Set(candidates.filter(({ weight }) => weight >= MIN_WEIGHT).map(({ name }) => offerKey(name)));
  if (named.size < ENOUGH_NAMED) {
    model.pages.forEach((page, index) => void candidates.push(...labelOffers(page, index === 0)));
    candidates.push(...sentenceOffers(model, leaf));
  }
  const likely = candidates.filter(({ weight }) => weight >= SCARCE_WEIGHT);
  if (likely.length < FEW) candidates.push(...tradeOffer(model, leaf, businessName));
  return candidates;
}

/** Weight from which on an entry is asserted; one below it is asked about. */
const SURE_WEIGHT = 1.6;
const [LEAST_SURE, MOST_SURE] = [0.72, 0.92];

/** How likely an entry of a weight is an offer: from SURE_WEIGHT on three in four are, of the strongest nine in ten (`npm run insight:calibrate`). */
function offerConfidence(weight: number): number {
  if (weight < SURE_WEIGHT) return CONFIDENCE.guessed;
  return LEAST_SURE + (MOST_SURE - LEAST_SURE) * Math.min(1, (weight - SURE_WEIGHT) / (FULL_WEIGHT - SURE_WEIGHT));
}

function toOffer(entry: Merged): Offer {
  const claim = makeClaim({
    text: entry.name,
    kind: 'observed',
    confidence: offerConfidence(entry.weight),
    quotes: entry.quotes,
    around: entry.name,
  });
  // Variants of one name with prices of their own: neither price nor description is true of all of them.
  const isOne = entry.prices.size < 2;
  return {
    ...claim,
    description: isOne ? wholeSentences(entry.description, MAX_DESCRIPTION) : '',
    price: isOne ? entry.price : '',
    url: entry.url,
  };
}

const MAX_DESCRIPTION = 300;

/** A price without its currency and without zeros behind the point: `£89` and `£89.00` are one. */
const amountOf = (price: string): string => price.replace(/[.,]00\b|[^\p{N}.,]/gu, '');
const pricesOf = ({ price }: OfferCandidate): Set<string> => new Set(price === '' ? [] : [amountOf(price)]);

/** One entry per offer: same words (order, plural and small words aside) or one name inside the other on the same page path. */
function mergeOffers(candidates: readonly OfferCandidate[], businessName: string): Merged[] {
  const merged = new Map<string, Merged>();
  const own = plainName(businessName);
  for (const found of candidates) {
    const candidate = { ...found, name: withoutBusinessName(found.name, businessName) };
    if (candidate.name !== found.name && offerLabel(candidate.name) === '') continue;
    if (plainName(candidate.name) === own && candidate.source !== 'named product' && !isTradeInMenu(candidate)) continue;
    const key = offerKey(candidate.name);
    if (key === '') continue;
    const entry = merged.get(key);
    if (!entry) {
      merged.set(key, { ...candidate, quotes: [candidate.quote], sources: new Set([candidate.source]), prices: pricesOf(candidate) });
      continue;
    }
    entry.sources.add(candidate.source);
    if (!entry.quotes.some((quote) => quote.page === candidate.quote.page && quote.selector === candidate.quote.selector))
      entry.quotes.push(candidate.quote);
    if (candidate.weight > entry.weight) Object.assign(entry, { weight: candidate.weight, kind: candidate.kind, name: candidate.name });
    if (candidate.price !== '') entry.prices.add(amountOf(candidate.price));
    entry.description ||= candidate.description;
    entry.price ||= candidate.price;
    entry.url ||= candidate.url;
  }
  return [...merged.values()];
}

/** Whether a menu entry is nothing but the name of a trade: a firm called "Carpet Cleaning" offers it. */
function isTradeInMenu({ name, source }: OfferCandidate): boolean {
  const words = splitWords(name).length;
  return source === 'menu' && [...cuesIn(name).keys()].some((cue) => cue.strong && cue.words.length === words);
}

/** A name without spaces and the word for "and", which a sign or nothing may stand for. */
const plainName = (name: string) =>
  foldWords(name)
    .split(' ')
    .filter((word) => !AND_WORDS.has(word))
    .join('');

/** Takes out what a stronger entry already says with more or fewer words: "Bookkeeping for shops" and "Bookkeeping for small shops". */
function dropRepeats(sorted: Merged[]): void {
  sorted.splice(MAX_COMPARED);
  const keys = sorted.map((entry) => new Set(offerKey(entry.name).split(' ')));
  for (let weak = sorted.length - 1; weak > 0; weak -= 1) {
    const mine = keys[weak] ?? new Set();
    const repeats = keys.slice(0, weak).some((other) => {
      const [small, large] = other.size < mine.size ? [other, mine] : [mine, other];
      return small.size >= 2 && [...small].every((word) => large.has(word));
    });
    if (repeats) sorted.splice(weak, 1);
  }
}

/** `Wedding catering - Muster` is `Wedding catering` at Muster. */
function withoutBusinessName(name: string, businessName: string): string {
  if (businessName.length < 3 || !name.includes(businessName)) return name;
  const parts = titleParts(name).filter((part) => part !== businessName);
  return parts.length > 0 ? parts.join(' - ') : name;
}

function offerKey(name: string): string {
  // "House cleaning in Springfield" and "... in Shelbyville" are one offer at two places.
  const placeless = name.replace(/^(.+\s.+?)\s+(?:in|à|en)\s+\p{Lu}.*$/u, '$1');
  const words = splitWords(placeless);
  const named = words.filter((word) => !hasTerm(word, 'offer-labels', 'small-word')).map(withoutEnding);
  return (named.length > 0 ? named : words).sort().join(' ');
}

const ENDINGS = ['ings', 'ing', 'ies', 'es', 's'];
const withoutEnding = (word: string): string =>
  word.length > 4 ? word.slice(0, word.length - (ENDINGS.find((ending) => word.endsWith(ending)) ?? '').length) : word;
