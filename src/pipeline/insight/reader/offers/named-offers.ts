import type { Industry } from '#lexicon/industries/industries.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitSentences, splitWords } from '#text/segment.ts';
import { canMatch } from '../../needed-words.ts';
import type { Reading } from '../../reading.ts';
import { cuesIn } from '../industry/keyword-index.ts';
import { titleParts } from '../name/name-parts.ts';
import { scheduledOffers } from './event-offers.ts';
import type { OfferCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { kindOfHeading } from './section-kinds.ts';
import { statedBusiness } from './stated-business.ts';

/** Sectors whose sites usually present one named product. */
const PRODUCT_SECTORS = new Set(['software']);
const NOT_A_PRODUCT = new Set(['software-development', 'hosting', 'games']);

/**
 * Offers that running text names: the product that a software site is about, what the business says it is ("X is a 24 hour
 * hackathon"), and what "we offer ..., ... and ..." lists.
 */
export function namedOffers(reading: Reading, leaf: Industry | null, businessName: string): OfferCandidate[] {
  const found: OfferCandidate[] = [];
  const home = reading.home;
  if (!home) return found;
  if (leaf && PRODUCT_SECTORS.has(leaf.sector) && !NOT_A_PRODUCT.has(leaf.id)) {
    const quote = home.page.title ? { page: home.page, selector: 'title', text: home.page.title } : null;
    const declares = quote && foldWords(quote.text).includes(foldWords(businessName));
    if (quote && declares)
      found.push({
        name: businessName,
        weight: 5,
        kind: 'product',
        quote,
        description: home.page.description ?? '',
        price: '',
        url: home.page.url,
        source: 'named product',
      });
  }
  // Where the product itself is listed, what it is ("an analytics platform") is no second offer.
  if (found.length === 0) found.push(...definedOffer(reading, leaf));
  found.push(
    ...statedBusiness(reading),
    ...titledOffers(reading, businessName),
    ...tradeLabels(reading),
    ...scheduledOffers(reading, leaf),
  );
  for (const page of reading.pages) {
    if (page.page.type === 'legal' || page.page.type === 'article') continue;
    if (!canMatch(OFFER_VERB, page.starts) && !canMatch(NAMED_SERVICES, page.starts)) continue;
    const blocks =
      page === home
        ? [{ tag: 'meta', selector: 'meta[name="description"]', text: page.page.description ?? '' }, ...page.content]
        : page.content;
    for (const block of blocks) {
      if (countWords(block.text) < 5) continue;
      for (const sentence of splitSentences(block.text)) {
        for (const name of [...listedOffers(sentence), ...namedServices(sentence)]) {
          found.push({
            name,
            weight: page === home || page.page.type === 'about' ? 1.5 : 1,
            kind: 'service',
            quote: { page: page.page, selector: block.selector, text: block.text },
            description: sentence.slice(0, 300),
            price: '',
            url: '',
            source: 'sentence',
          });
        }
      }
    }
  }
  return found;
}

/** Offers that have a page whose title names them, on sites that say little in headings. */
function titledOffers(reading: Reading, businessName: string): OfferCandidate[] {
  const found: OfferCandidate[] = [];
  for (const { page } of reading.pages.slice(1)) {
    if (!/^(other|service|services|product|products)$/.test(page.type) || ABOUT_SOMEBODY.test(page.path)) continue;
    const part = titleParts(page.title ?? '').find((one) => !foldWords(one).includes(foldWords(businessName)));
    const name = part && kindOfHeading(part) === null && !/^(what|why|how|who|when)\b/i.test(part) ? offerLabel(part) : '';
    if (name === '' || readsLikeSlogan(name) || countWords(name) > MAX_TITLE_WORDS) continue;
    const quote = { page, selector: 'title', text: page.title ?? '' };
    found.push({
      name,
      weight: TITLE_WEIGHT,
      kind: page.type.startsWith('product') ? 'product' : 'service',
      quote,
      description: page.description ?? '',
      price: '',
      url: page.url,
      source: 'page title',
    });
  }
  return found;
}

/** Addresses of pages about one person: `/speakers/jane-doe`. */
const ABOUT_SOMEBODY = /\b(speakers?|people|staff|authors?|team|members?)[=/-]./i;
const MAX_TITLE_WORDS = 5;
/** A title alone is weak: many pages are about the firm. It counts where little else is found. */
const TITLE_WEIGHT = 1.3;

/** Sectors where the thing a site is about is itself what it offers: an event, a house, a study. */
const SELF_NAMED: ReadonlySet<string> = new Set(['events', 'food-drink', 'science', 'education', 'travel', 'software']);

const DEFINED =
  /(?:^|\b(?:is|are|ist|est|es|your|ihr|su|votre|the|we are)\s+)(?:an?|the|ein|eine|une?|una?|your|ihr)\s+((?:[\p{L}\d-]+\s+){0,4}[\p{L}\d-]+?)(?=\s+(?:from|for|that|which|where|in|of|based|located|specializing|offering|dedicated|für|aus|in|im|de|en|à|para|que|qui|i)\b|[,.;:–—]|$)/giu;

/** What the first texts call the thing itself: "a 24 hour hackathon from ...", when the words belong to the category. */
function definedOffer(reading: Reading, leaf: Industry | null): OfferCandidate[] {
  const home = reading.home;
  if (!home || !leaf) return [];
  const blocks = [
    { selector: 'meta[name="description"]', text: home.page.description ?? '' },
    ...home.page.blocks.filter((block) => !block.hidden && countWords(block.text) >= 5).slice(0, 8),
  ];
  for (const block of blocks) {
    for (const match of block.text.matchAll(DEFINED)) {
      const name = (match[1] ?? '').trim();
      const telling = [...cuesIn(name).keys()].some((cue) => cue.leaf === leaf.id && cue.strong);
      if (!telling || countWords(name) > 5) continue;
      return [
        {
          name,
          weight: SELF_NAMED.has(leaf.sector) ? 2.6 : 1.2,
          kind: 'service',
          quote: { page: home.page, selector: block.selector, text: block.text },
          description: splitSentences(block.text)[0] ?? '',
          price: '',
          url: '',
          source: 'definition',
        },
      ];
    }
  }
  return [];
}

/** Labels of one to three words that name a trade by themselves: a banner that says "Catering". */
function tradeLabels(reading: Reading): OfferCandidate[] {
  const found: OfferCandidate[] = [];
  for (const { page, content } of reading.pages) {
    if (/^(legal|article|blog|faq|docs|contact|testimonials|team)$/.test(page.type)) continue;
    const linked = new Set(page.links.map((link) => link.text));
    for (const block of content) {
      if (block.text.length > 30 || countWords(block.text) > 3 || !/^(div|span|p|strong)$/.test(block.tag) || linked.has(block.text))
        continue;
      const words = splitWords(block.text).length;
      const named = [...cuesIn(block.text).keys()].some((cue) => cue.strong && cue.words.length === words);
      if (named && offerLabel(block.text) !== '')
        found.push({
          name: offerLabel(block.text),
          weight: 2.1,
          kind: 'service',
          quote: { page, selector: block.selector, text: block.text },
          description: '',
          price: '',
          url: '',
          source: 'label',
        });
    }
  }
  return found.slice(0, 8);
}

const OFFER_VERB =
  /\b(?:we (?:also )?(?:offer|provide|specialize in|specialise in|deliver|organi[sz]e)|(?:offers|provides|offering|providing|specializing in|specialising in|specializes in|specialises in|services include|activities include|wir bieten|zu unseren \w+ \w+ gehören(?: die)?|nous proposons|nous offrons|ofrecemos|brindamos|ofrece))[:\s]+(.{4,220}?)(?:[.!?;]|$)/i;

const NAMED_SERVICES =
  /\b(?:offer(?:s|ing)?|provid(?:e|es|ing)|deliver(?:s|ing)?)\s+((?:[\p{L}-]+\s+(?:and\s+)?){1,4})(services|programmes|programs|classes|courses|lessons|workshops|tours|treatments|therapy|training|consultations)\b/iu;

/** What a sentence offers by name and kind: "we offer tutoring and consultation services" gives two. */
export function namedServices(sentence: string): string[] {
  const match = NAMED_SERVICES.exec(sentence);
  if (!match) return [];
  const noun = match[2] ?? '';
  return (match[1] ?? '')
    .trim()
    .split(/\s+and\s+/i)
    .map((part) =>
      part
        .replace(
          /^(?:(?:a|an|the|our|your|their|these|such|many|high|quality|other|free|full|wide|range|of|best|professional|exceptional|various|additional|more|excellent|great)\b\s*)+/i,
          '',
        )
        .trim(),
    )
    .filter((part) => part.length >= 4 && countWords(part) <= 3 && !/^(that|which|to|you|with|for|and|or)\b/i.test(part))
    .map((part) => `${part} ${noun}`);
}

/** The enumerated things of "we offer A, B and C": three or more short names; fewer tell too little. */
export function listedOffers(sentence: string): string[] {
  const rest = OFFER_VERB.exec(sentence)?.[1];
  if (!rest) return [];
  const parts = rest
    .replace(/\b(?:a (?:wide )?(?:range|variety|selection) of|such as|including|like|both|everything from)\b/giu, ',')
    .split(/\s*,\s*(?:and\s+|or\s+|und\s+|et\s+|y\s+)?|\s+(?:and|und|et|y|as well as|sowie)\s+/iu)
    .map((part) => part.replace(/^(?:the|a|an|our|your|die|der|das|les|des|la|el|los|las|von|free)\s+/iu, '').trim());
  const names = parts.filter(
    (part) =>
      countWords(part) >= 1 &&
      countWords(part) <= 4 &&
      !/\b(to|that|which|who|you|your|we|our|for|with|more|other|services?|products?|quality|best|high|this|it|them|all)\b/iu.test(part) &&
      /^[\p{L}\d]/u.test(part),
  );
  return names.length >= 3 && names.length >= parts.length * 0.6 ? names : [];
}
