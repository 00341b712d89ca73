import { expect } from 'vitest';
import { type Competitor, CompetitorReport } from '#contracts/competitor.ts';
import type { CompetitorVisit } from '#pipeline/competitors/competitor-reader.ts';
import { findCompetitors } from '#pipeline/competitors/find-competitors.ts';
import type { CandidateServices } from '#pipeline/competitors/gather-candidates.ts';
import type { SuggestCompetitors } from '#pipeline/competitors/suggest-competitors.ts';
import type { MappedBusiness, PlacesClient } from '#places/places-client.ts';
import { ownProfile, ownSite, quiet, readerOf } from './competitor-sites.ts';

type More = Partial<Pick<CandidateServices, 'search' | 'suggestCompetitors' | 'places'>> & { named?: string[]; removed?: string[] };

/** The bundled list is switched off by a profile without a category, so that only the candidates of the test count. */
export const uncategorised = {
  ...ownProfile,
  industry: { ...ownProfile.industry, candidates: ownProfile.industry.candidates.map((one) => ({ ...one, confidence: 0.29 })) },
};

export const mapped = (name: string, website = ''): MappedBusiness => ({
  ...{ id: 'node/1', name, website, phone: '', brand: '', brandWikidata: '', distanceMeters: 800 },
});
/** A map on which these businesses are near Whitby. */
export const mapOf = (...nearby: MappedBusiness[]): PlacesClient => ({
  ...{ name: 'OpenStreetMap', attribution: '© OpenStreetMap contributors' },
  findPlace: async () => ({ name: 'Whitby', knownAs: ['Whitby'], latitude: 54.5, longitude: -0.6, extentMeters: 6_000 }),
  findNearby: async () => nearby,
});

/** Runs the comparison with these pages as the competitors' own; also gives what was visited. */
export async function find(
  visits: Record<string, CompetitorVisit>,
  { named = [], removed = [], ...services }: More,
  profile = uncategorised,
) {
  const reader = readerOf(visits);
  const report = await findCompetitors(
    { site: ownSite, profile, named, removed },
    { reader, report: quiet, signal: new AbortController().signal, ...services },
  );
  expect(() => CompetitorReport.parse(report)).not.toThrow();
  return { ...report, visited: reader.visited };
}
export const brief = (competitors: Competitor[]) => competitors.map(({ name, foundVia, status }) => `${name} (${foundVia}, ${status})`);
export const suggest =
  (...competitors: [name: string, url: string][]): SuggestCompetitors =>
  async () => ({
    candidates: competitors.map(([name, url]) => ({
      name,
      url,
      foundVia: 'model' as const,
      reason: 'A model suggested it.',
      evidence: [],
    })),
    calls: [],
    note: '',
  });
