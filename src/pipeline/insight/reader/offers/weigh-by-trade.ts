import type { Industry } from '#lexicon/industries/industries.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { cuesIn } from '../industry/keyword-index.ts';
import { LODGING } from './guest-services.ts';
import type { OfferCandidate } from './offer-candidate.ts';
import { tradeTerms } from './trade-names.ts';

type Entry = Pick<OfferCandidate, 'name' | 'weight' | 'kind' | 'price'> & { sources: ReadonlySet<string> };

/** Offers of the trade from which on other services must be named more plainly. */
const ENOUGH_OF_TRADE = 4;
const LIKELY_WEIGHT = 2;
/** What other services below a weight count then. */
const [OTHER_FACTOR, PLAIN_WEIGHT] = [0.6, 2.3];
/** Houses for guests tell much of what is around them, in headings as plain as those of offers: trails, castles, seasons. */
const [AROUND_FACTOR, HOUSE_WEIGHT] = [0.4, 4.4];

/** Where enough is named that businesses of the sector usually offer, services without such a word count less: "Local expertise". */
export function weighByTrade(entries: readonly Entry[], leaf: Industry | null, language: string): void {
  const isOfTrade = ({ name, price, sources }: Entry) =>
    price !== '' ||
    sources.has('structured data') ||
    tradeTerms(name, leaf, language).length > 0 ||
    hasTerm(name, 'service-nouns') ||
    hasTerm(name, 'guest-services') ||
    [...cuesIn(name).keys()].some((cue) => cue.leaf === leaf?.id);
  if (leaf?.sector === 'software') return;
  const isHouse = LODGING.has(leaf?.id ?? '');
  const [factor, below] = isHouse ? [AROUND_FACTOR, HOUSE_WEIGHT] : [OTHER_FACTOR, PLAIN_WEIGHT];
  const services = entries.filter(({ kind }) => kind === 'service');
  const others = services.filter((entry) => !isOfTrade(entry));
  if (services.filter((entry) => entry.weight >= LIKELY_WEIGHT && !others.includes(entry)).length < ENOUGH_OF_TRADE) return;
  for (const entry of others) if (entry.weight < below) entry.weight *= factor;
}
