import type { Industry } from '#lexicon/industries/industries.ts';
import { matchTerms } from '#lexicon/match-terms.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitSentences, splitWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { cuesIn } from '../industry/keyword-index.ts';
import { phraseAt } from '../industry/self-description.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel } from './offer-label.ts';

/** Offers named outside sections and lists: the product a software site is about, what an event or house says it is, banners. */
export function namedOffers(model: SiteModel, leaf: Industry | null, businessName: string): OfferCandidate[] {
  const product = namedProduct(model, leaf, businessName);
  return [
    ...product,
    // Where the product itself is listed, what it is ("an analytics platform") is no second offer.
    ...(product.length > 0 ? [] : definedOffer(model, leaf)),
    ...tradeLabels(model),
  ];
}

const NOT_A_PRODUCT: ReadonlySet<string> = new Set(['software-development', 'hosting', 'games']);
const PRODUCT_WEIGHT = 5;

/** A software site whose title names the business presents one product of that name. */
function namedProduct({ home }: SiteModel, leaf: Industry | null, businessName: string): OfferCandidate[] {
  if (leaf?.sector !== 'software' || NOT_A_PRODUCT.has(leaf.id) || !home?.page.title) return [];
  const { page } = home;
  const quote = { page, selector: 'title', text: home.page.title };
  if (!foldWords(quote.text).includes(foldWords(businessName))) return [];
  return [
    offerCandidate({
      name: businessName,
      weight: PRODUCT_WEIGHT,
      kind: 'product',
      quote,
      description: page.description ?? '',
      url: page.url,
      source: 'named product',
    }),
  ];
}

/** Sectors where the thing a site is about is itself what it offers: an event, a house, a study. */
const SELF_NAMED: ReadonlySet<string> = new Set(['events', 'food-drink', 'science', 'education']);
const DEFINED_WEIGHT = 2.6;
const MAX_DEFINED_WORDS = 5;
const MAX_DEFINING_BLOCKS = 8;
const DEFINING_GROUPS: ReadonlySet<string> = new Set(['subject', 'is-a', 'opening']);

/** What the first texts call the thing itself: "a 48 hour hackathon for ...", when the words belong to the category. */
function definedOffer({ home }: SiteModel, leaf: Industry | null): OfferCandidate[] {
  if (!home || !leaf || !SELF_NAMED.has(leaf.sector)) return [];
  const { page } = home;
  const blocks = page.blocks.filter((block) => !block.hidden && countWords(block.text) >= 5).slice(0, MAX_DEFINING_BLOCKS);
  for (const { selector, text } of [{ selector: 'meta[name="description"]', text: page.description ?? '' }, ...blocks]) {
    for (const hit of matchTerms(text, 'self-descriptions').filter(({ group }) => DEFINING_GROUPS.has(group))) {
      const name = phraseAt(text, hit.end);
      const isOfTrade = [...cuesIn(name).keys()].some((cue) => cue.leaf === leaf.id && cue.strong);
      if (!isOfTrade || countWords(name) > MAX_DEFINED_WORDS) continue;
      const description = splitSentences(text)[0] ?? '';
      return [offerCandidate({ name, weight: DEFINED_WEIGHT, quote: { page, selector, text }, description, source: 'definition' })];
    }
  }
  return [];
}

const LABEL_TAGS: ReadonlySet<string> = new Set(['div', 'span', 'p', 'strong']);
const LABEL_WEIGHT = 2.1;
const MAX_LABELS = 8;
const [MAX_LABEL_LENGTH, MAX_LABEL_WORDS] = [30, 3];

/** Elsewhere such a word is a subject, a sponsor or a caption. */
const LABEL_PAGES: ReadonlySet<string> = new Set(['home', 'services', 'service', 'products', 'product', 'pricing']);

/** Labels of one to three words that name a trade by themselves: a banner that says "Catering". */
function tradeLabels(model: SiteModel): OfferCandidate[] {
  const found: OfferCandidate[] = [];
  for (const { page, content } of model.pages) {
    if (!LABEL_PAGES.has(page.type)) continue;
    const linked = new Set(page.links.map((link) => link.text));
    for (const { tag, text, selector } of content) {
      if (text.length > MAX_LABEL_LENGTH || !LABEL_TAGS.has(tag) || linked.has(text)) continue;
      const words = splitWords(text).length;
      const isTrade = words <= MAX_LABEL_WORDS && [...cuesIn(text).keys()].some((cue) => cue.strong && cue.words.length === words);
      const name = isTrade ? offerLabel(text) : '';
      if (name !== '') found.push(offerCandidate({ name, weight: LABEL_WEIGHT, quote: { page, selector, text }, source: 'label' }));
    }
  }
  return found.slice(0, MAX_LABELS);
}
