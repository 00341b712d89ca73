import type { BusinessModelId, BusinessProfile, Offer } from '#contracts/business.ts';
import { type Industry, sectorOf } from '#lexicon/industries/industries.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { foldText } from '#text/normalize.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, notFound, type Quote } from '../../evidence.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';

const TOPIC = 'business-models';

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
  community: 'Community or membership organization',
  event: 'Event',
  'open-source': 'Open-source project',
  education: 'Education',
  hospitality: 'Hospitality',
  manufacturer: 'Maker or manufacturer',
  'public-body': 'Public body',
  personal: 'Personal site',
};

/** What a business model is called, in English. */
export const businessModelName = (id: BusinessModelId): string => NAMES[id];

/** Groups of phrases that correct the usual model; a strong one always does. */
const CORRECTIONS: readonly { group: string; modelId: BusinessModelId; strong: boolean }[] = [
  { group: 'nonprofit', modelId: 'nonprofit', strong: true },
  { group: 'shop', modelId: 'shop', strong: false },
  { group: 'open-source', modelId: 'open-source', strong: false },
  { group: 'subscription', modelId: 'subscription', strong: false },
];
/** A site with fewer products than this sells something else in the first place. */
const MIN_SHOP_PRODUCTS = 4;

/** How it earns its living or works: the usual model of the category, corrected by what the texts and prices show. */
export function findBusinessModel(
  model: SiteModel,
  leaf: Industry | null,
  industryQuotes: readonly Quote[],
  products: readonly Offer[],
): BusinessProfile['businessModel'] {
  const sectorModel = leaf ? sectorOf(leaf)?.businessModel : undefined;
  const usual = (leaf?.businessModel ?? sectorModel ?? null) as BusinessModelId | null;
  const claim = (modelId: BusinessModelId, confidence: number, quotes: Quote[]) => ({
    ...makeClaim({ text: NAMES[modelId], kind: 'inferred', confidence, quotes }),
    id: 'model-1',
    modelId,
  });
  const overrides: Record<string, boolean> = {
    nonprofit: !SCHOOLS_AND_PUBLIC.has(sectorModel ?? ''),
    'open-source': leaf?.sector === 'software',
    subscription: usual === 'saas',
    shop: usual === null || products.length >= MIN_SHOP_PRODUCTS,
  };
  for (const { group, modelId, strong } of CORRECTIONS) {
    const quote = overrides[group] ? ownStatement(model, group) : null;
    if (quote) return claim(group === 'subscription' ? 'saas' : modelId, strong ? CONFIDENCE.labeled : CONFIDENCE.stated, [quote]);
  }
  if (usual) return claim(usual, CONFIDENCE.usual, industryQuotes.slice(0, 2));
  const lookedIn = 'category, prices, carts and legal form on the pages read';
  return { ...notFound('Business model not clear', lookedIn), id: 'model-1', modelId: null };
}

/** Models that a school or public body keeps although it is run by a nonprofit. */
const SCHOOLS_AND_PUBLIC: ReadonlySet<string> = new Set(['community', 'public-body']);

/** The first visible block that has a phrase of a group about the business itself: not "software for registered charities". */
function ownStatement(model: SiteModel, group: string): Quote | null {
  for (const { page } of model.pages) {
    const block = partsWithTerm(page.blocks, TOPIC, group).find(({ text, hidden }) => !hidden && isSelfReferential(text, group));
    if (block) return { page, selector: block.selector, text: block.text };
  }
  return null;
}

function isSelfReferential(text: string, group: string): boolean {
  const [hit] = matchTerms(text, TOPIC, group);
  if (!hit) return false;
  const words = foldText(text.slice(0, hit.start)).split(' ');
  while (words.length > 0 && hasTerm(words.at(-1) ?? '', TOPIC, 'skip-word')) words.pop();
  return !hasTerm(words.slice(-2).join(' '), TOPIC, 'of-others');
}
