import { getDomainWithoutSuffix } from 'tldts';
import listingSites from '#lexicon/hosts/listing-sites.json' with { type: 'json' };

/** What a site is by its domain name: directories, marketplaces, social networks and others that only list or discuss businesses. */
const KINDS = new Map(Object.entries(listingSites.kinds).flatMap(([kind, names]) => names.map((name): [string, string] => [name, kind])));

/** What kind of listing site a URL belongs to (`a directory or review site`); null when it may be a business to compare with. */
export function listingSiteKind(url: string): string | null {
  return KINDS.get(getDomainWithoutSuffix(url) ?? '') ?? null;
}
