import type { BusinessModelId, BusinessProfile, Offer } from '#contracts/business.ts';
import type { Industry } from '#lexicon/industries/industries.ts';
import { makeClaim, notFound, type Quote } from '../../evidence.ts';
import { canMatch } from '../../needed-words.ts';
import type { Reading } from '../../reading.ts';

/** The model a category usually has; a sector's stands where the leaf has none. */
const USUAL: Record<string, BusinessModelId> = {
  'food-drink': 'hospitality',
  bakery: 'shop',
  'food-producer': 'manufacturer',
  'coffee-subscription': 'subscription',
  grocery: 'shop',
  'brewery-winery': 'manufacturer',
  catering: 'local-service',
  retail: 'shop',
  'online-marketplace': 'marketplace',
  health: 'local-service',
  pharmacy: 'shop',
  'beauty-wellness': 'local-service',
  'fitness-sport': 'local-service',
  'sports-club': 'community',
  gym: 'subscription',
  'home-trades': 'local-service',
  repair: 'local-service',
  'it-support': 'professional-service',
  automotive: 'local-service',
  'car-dealer': 'shop',
  bicycle: 'shop',
  property: 'professional-service',
  coworking: 'subscription',
  'legal-finance': 'professional-service',
  'payments-fintech': 'saas',
  'business-services': 'professional-service',
  'marketing-design': 'agency',
  photography: 'professional-service',
  copywriting: 'professional-service',
  software: 'saas',
  'open-source-project': 'open-source',
  'software-development': 'agency',
  hosting: 'subscription',
  games: 'shop',
  hardware: 'manufacturer',
  education: 'education',
  'school-support': 'nonprofit',
  nonprofit: 'nonprofit',
  association: 'community',
  'professional-association': 'community',
  religion: 'community',
  science: 'nonprofit',
  events: 'event',
  wedding: 'local-service',
  'event-agency': 'agency',
  travel: 'hospitality',
  'travel-agency': 'professional-service',
  transport: 'local-service',
  'tourism-board': 'public-body',
  arts: 'personal',
  theatre: 'event',
  cinema: 'event',
  leisure: 'event',
  media: 'media',
  'personal-site': 'personal',
  publisher: 'shop',
  manufacturing: 'manufacturer',
  wholesale: 'shop',
  'energy-environment': 'professional-service',
  agriculture: 'local-service',
  public: 'public-body',
  preschool: 'local-service',
};

const NAMES: Record<BusinessModelId, string> = {
  'local-service': 'Local service',
  'professional-service': 'Professional service',
  agency: 'Agency',
  shop: 'Shop',
  marketplace: 'Marketplace',
  saas: 'Software as a service',
  subscription: 'Subscription or membership',
  media: 'Media and content',
  nonprofit: 'Nonprofit',
  community: 'Community or membership organisation',
  event: 'Event',
  'open-source': 'Open-source project',
  education: 'Education',
  hospitality: 'Hospitality',
  manufacturer: 'Maker or manufacturer',
  'public-body': 'Public body',
  personal: 'Personal site',
};

type Sign = { model: BusinessModelId; pattern: RegExp; strong: boolean };
const SIGNS: readonly Sign[] = [
  {
    model: 'nonprofit',
    pattern:
      /\b(501\s?\(c\)|registered charity|nonprofit organi[sz]ation|non-profit organi[sz]ation|gemeinnützig|à but non lucratif|sin (ánimo|fines) de lucro)\b/i,
    strong: true,
  },
  {
    model: 'shop',
    pattern: /\b(add to (cart|basket)|in den warenkorb|ajouter au panier|añadir al carrito|checkout|カートに入れる)\b/iu,
    strong: false,
  },
  {
    model: 'open-source',
    pattern: /\b(open[- ]source (project|software)|free and open[- ]source|free, open source|MIT licen[sc]e|apache licen[sc]e)\b/iu,
    strong: false,
  },
  { model: 'subscription', pattern: /\b(monthly subscription|subscription box|per month|\/mo\b|\/month)\b/iu, strong: false },
];

/** How it earns its living or works: the usual model of the category, corrected by what the texts and prices show. */
export function findBusinessModel(
  reading: Reading,
  leaf: Industry | null,
  industryQuotes: readonly Quote[],
  products: readonly Offer[],
): BusinessProfile['businessModel'] {
  const usual = leaf ? (USUAL[leaf.id] ?? USUAL[leaf.sector] ?? null) : null;
  for (const sign of SIGNS) {
    const quote = firstBlock(reading, sign.pattern);
    if (!quote) continue;
    const overrides =
      sign.strong ||
      (sign.model === 'open-source' && leaf?.sector === 'software') ||
      (sign.model === 'subscription' && usual === 'saas') ||
      (sign.model === 'shop' && (usual === null || products.length >= 4));
    if (!overrides) continue;
    const modelId = sign.model === 'subscription' && usual === 'saas' ? 'saas' : sign.model;
    if (modelId === 'nonprofit' && leaf && /^(school|university|church|community|public)/.test(USUAL[leaf.sector] ?? '')) continue;
    return {
      ...makeClaim({ text: NAMES[modelId], kind: 'inferred', confidence: sign.strong ? 0.8 : 0.65, quotes: [quote] }),
      id: 'model-1',
      modelId,
    };
  }
  if (usual)
    return {
      ...makeClaim({ text: NAMES[usual], kind: 'inferred', confidence: 0.55, quotes: [...industryQuotes].slice(0, 2) }),
      id: 'model-1',
      modelId: usual,
    };
  return {
    ...notFound('Business model not clear', 'category, prices, carts and legal form on the pages read'),
    id: 'model-1',
    modelId: null,
  };
}

function firstBlock(reading: Reading, pattern: RegExp): Quote | null {
  for (const { page, starts } of reading.pages) {
    if (!canMatch(pattern, starts)) continue;
    const block = page.blocks.find((one) => !one.hidden && saysOfItself(one.text, pattern));
    if (block && !/any registered|eligible/i.test(block.text)) return { page, selector: block.selector, text: block.text };
  }
  return null;
}

/** Words before a sign that make it speak of those who are served: "software for registered charities". */
const OF_OTHERS =
  /\b(?:for|to|helps?|helping|serves?|serving|supports?|supporting|any|every|your|other|most|many|becom(?:e|ing)|start(?:ing)? an?|für|pour|para) (?:(?:an?|the|all|small|local|new|other|your|verified|qualified|us|uk|die|der|les|des|las|los) )*$/i;

function saysOfItself(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text);
  return match !== null && !OF_OTHERS.test(text.slice(Math.max(0, match.index - 60), match.index));
}
