import { SECTORS, type Sector } from '#lexicon/industries/industries.ts';
import { rateIndustry } from './industry-confidence.ts';
import type { LeafScore } from './score-leaves.ts';

/** A sector that several of its industries speak for together, how sure it is (0 to 1), and the strongest of them. */
export type CommonSector = { sector: Sector; confidence: number; entries: LeafScore[] };

/** Industries of a sector that are counted together: weaker ones are noise. */
const MOST_ENTRIES = 3;
/** A sector says less than an industry, and is never stated as surely as one. */
const MOST = 0.6;

/**
 * The sector of the strongest industry, where no single industry is sure: a producer of food or a restaurant, it is food and drink. Its
 * industries are rated together as one would be, against those of the next sector. undefined without a second industry that agrees.
 */
export function findCommonSector(scores: readonly LeafScore[]): CommonSector | undefined {
  const [best] = scores;
  const sector = SECTORS.find(({ id }) => id === best?.leaf.sector);
  if (!best || !sector) return undefined;
  const bySector = Map.groupBy(
    scores.filter(({ strong }) => strong > 0),
    ({ leaf }) => leaf.sector,
  );
  const entries = bySector.get(sector.id)?.slice(0, MOST_ENTRIES) ?? [];
  if (entries.length < 2) return undefined;
  const others = [...bySector].filter(([id]) => id !== sector.id).map(([, list]) => together(list.slice(0, MOST_ENTRIES)));
  const next = others.sort((one, other) => other.score - one.score).slice(0, 1);
  const own = together(entries);
  return { sector, entries, confidence: Math.min(MOST, rateIndustry(own, [own, ...next])) };
}

/** Industries as if they were one. */
function together(entries: readonly LeafScore[]): LeafScore {
  const sum = (field: 'score' | 'strong' | 'identity') => entries.reduce((total, entry) => total + entry[field], 0);
  const [first] = entries;
  if (!first) throw new Error('No industries to rate together.');
  return { ...first, score: sum('score'), strong: sum('strong'), identity: sum('identity') };
}
