import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { CompetitorReport } from '#contracts/competitor.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { Egress } from '#egress/egress.ts';
import type { PlacesClient } from '#places/places-client.ts';
import type { SearchClient } from '#search/search-client.ts';
import { type CompetitorReader, createCompetitorReader } from './competitor-reader.ts';
import { type CompetitorInput, findCompetitors } from './find-competitors.ts';

export type CompareServices = {
  signal: AbortSignal;
  report: ReportProgress;
  search?: SearchClient | undefined;
  places?: PlacesClient | undefined;
  model?: LanguageModelClient | undefined;
  /** Time left for the analysis, in milliseconds; unlimited unless given. */
  msLeft?: () => number;
};

/**
 * The stage "competitors": finds competitors in all configured sources, visits and compares them. A model is asked only where it
 * understood the site before: if it failed then, it would only cost time now. Throws only when `signal` is aborted.
 */
export async function compareCompetitors(
  input: CompetitorInput,
  services: CompareServices & { reader: CompetitorReader },
): Promise<CompetitorReport> {
  const { reader, signal, report, search, places, model, msLeft } = services;
  const understood = input.profile.analyst.name !== 'built-in';
  const suggestCompetitors =
    model && understood ? (await import('./suggest-competitors.ts')).competitorSuggester(input.profile, { model, signal }) : undefined;
  return findCompetitors(input, {
    reader,
    signal,
    report,
    ...(search ? { search } : {}),
    ...(places ? { places } : {}),
    ...(msLeft ? { msLeft } : {}),
    ...(suggestCompetitors ? { suggestCompetitors } : {}),
  });
}

/**
 * The same stage alone, on stored outputs of the earlier stages, after the owner added (`named`) or removed competitors: the site is
 * not crawled again.
 */
export async function compareAgain(
  input: CompetitorInput & { removed: string[] },
  services: CompareServices & { egress: Egress },
): Promise<CompetitorReport> {
  const { egress, ...rest } = services;
  return compareCompetitors(input, { ...rest, reader: createCompetitorReader({ egress, signal: services.signal }) });
}
