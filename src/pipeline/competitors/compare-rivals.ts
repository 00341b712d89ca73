import type { LanguageModelDoor } from '#ai/language-model.ts';
import type { CompetitorReport } from '#contracts/competitor.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { Egress } from '#egress/egress.ts';
import type { SearchDoor } from '#search/search-door.ts';
import { type CompetitorInput, findCompetitors } from './find-competitors.ts';
import { createRivalReader, type RivalReader } from './rival-reader.ts';
import { rivalSuggester } from './suggest-rivals.ts';

export type CompareDoors = {
  signal: AbortSignal;
  report: ReportProgress;
  search?: SearchDoor | undefined;
  model?: LanguageModelDoor | undefined;
  /** How much of the analysis' time is left, in milliseconds; unbounded unless given. */
  msLeft?: () => number;
};

/**
 * The stage "competitors": rivals from all sources that are open, visited and compared. A model is asked only where it
 * understood the site before: one that failed then would only cost time now. Throws only when `signal` is aborted.
 */
export async function compareRivals(input: CompetitorInput, doors: CompareDoors & { reader: RivalReader }): Promise<CompetitorReport> {
  const { reader, signal, report, search, model, msLeft } = doors;
  const understood = input.profile.analyst.name !== 'built-in';
  return findCompetitors(input, {
    reader,
    signal,
    report,
    ...(search ? { search } : {}),
    ...(msLeft ? { msLeft } : {}),
    ...(model && understood ? { suggestRivals: rivalSuggester(input.profile, { model, signal }) } : {}),
  });
}

/**
 * The same stage by itself, on stored outputs of the stages before it, after the owner added (`named`) or removed rivals: the
 * site is not read again.
 */
export async function compareAgain(
  input: CompetitorInput & { removed: string[] },
  doors: CompareDoors & { egress: Egress },
): Promise<CompetitorReport> {
  const { egress, ...rest } = doors;
  return compareRivals(input, { ...rest, reader: createRivalReader({ egress, signal: doors.signal }) });
}
