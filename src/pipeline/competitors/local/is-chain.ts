import { getDomain } from 'tldts';
import { INDUSTRIES } from '#lexicon/industries/industries.ts';
import type { MappedBusiness } from '#places/places-client.ts';
import { oncePerObject } from '#text/memoize.ts';
import { splitWords } from '#text/segment.ts';
import type { LocalTrade } from './local-trade.ts';

/** Names and domains of the well-known businesses of all industries. */
const wellKnown = oncePerObject((industries: typeof INDUSTRIES) => {
  const all = industries.flatMap((industry) => industry.wellKnown ?? []);
  return {
    names: new Set(all.map(({ name }) => splitWords(name).join(' '))),
    domains: new Set(all.map(({ host }) => getDomain(host) ?? host)),
  };
});

/**
 * Whether a business on the map is a branch of a chain, with which a local firm is not compared: it has a brand, or it is a well-known
 * name. In trades that sell makes the brand must be in the name ("Toyota Center" against "Miller's Garage", which sells them).
 */
export function isChain(business: MappedBusiness, { openStreetMap }: LocalTrade): boolean {
  if (isWellKnown(business)) return true;
  const { brand, brandWikidata } = business;
  if (!openStreetMap.brandIsMake) return brand !== '' || brandWikidata !== '';
  const words = splitWords(business.name);
  return splitWords(brand).some((word) => words.includes(word));
}

function isWellKnown({ name, website }: MappedBusiness): boolean {
  const domain = website === '' ? null : getDomain(website);
  const { names, domains } = wellKnown(INDUSTRIES);
  return names.has(splitWords(name).join(' ')) || (domain !== null && domains.has(domain));
}
