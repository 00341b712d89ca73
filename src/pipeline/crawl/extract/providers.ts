import type { SiteFunction } from '#contracts/site.ts';
import lexicon from '#lexicon/crawl/services.json' with { type: 'json' };
import { compilePatterns } from '#lexicon/crawl/text-pattern.ts';

/** A service that gives a site one of its functions, recognized by the URL of a script, frame, form or link. */
export type Service = { kind: SiteFunction['kind']; name: string; pattern: RegExp };

/** All services of the lexicon, in its order. */
export const SERVICES: readonly Service[] = Object.entries(lexicon.services).flatMap(([kind, services]) =>
  Object.entries(services).map(([name, patterns]) => ({ kind: kind as Service['kind'], name, pattern: compilePatterns(patterns) })),
);

const CHATS = SERVICES.filter(({ kind }) => kind === 'chat');
const MAPS = SERVICES.filter(({ kind }) => kind === 'map');
const OTHERS = SERVICES.filter(({ kind }) => kind !== 'map');

/** Services of the URLs asked about last: the pages of a site load the same files and link to the same profiles. */
const known = new Map<string, Service | null>();
const MAX_KNOWN = 2000;

/** The service that a URL belongs to, maps aside; null for none. */
export function findService(url: string): Service | null {
  const before = known.get(url);
  if (before !== undefined) return before;
  const service = OTHERS.find(({ pattern }) => pattern.test(url)) ?? null;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(url, service);
  return service;
}

/** The live chat that a script or frame belongs to; null for none. */
export function findChat(url: string): Service | null {
  return CHATS.find(({ pattern }) => pattern.test(url)) ?? null;
}

/** The map service whose URL shows a place on a map; null for other URLs. */
export function findMap(url: string): Service | null {
  return MAPS.find(({ pattern }) => pattern.test(url)) ?? null;
}
