import type { Analysis, ResolvedOutputs } from '#contracts/analysis.ts';
import type { AnalysisComparison, KeptAnalysis } from '#contracts/analysis-history.ts';
import { AppError } from '#contracts/errors.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { findOwnerFacts } from '#database/projects/owner-facts.ts';
import { findKeptAnalysis, type StoredAnalysis } from '#database/runs/past-analyses.ts';
import type { AppParts, PipelineFunctions } from '../parts.ts';
import { resolveStages } from './serialize-project.ts';

const TOO_OLD = 'One of these analyses was made by an older version of Sitebrief and can’t be read any more.';

type Parts<Name extends keyof PipelineFunctions = 'resolveOutputs'> = {
  database: AppParts['database'];
  pipeline: Pick<PipelineFunctions, 'resolveOutputs' | Name>;
  loadPipeline?: () => Promise<void>;
};
type Owner = { projectId: string; userId: string; withDeleted?: boolean };
type Read = { analysis: StoredAnalysis; outputs: ResolvedOutputs };

/** An analysis that is kept as the API tells it. */
export function serializeKept({ madeBy: _madeBy, ...analysis }: StoredAnalysis): KeptAnalysis {
  return analysis;
}

/** The error for an analysis that is not kept, or not theirs. */
export function analysisNotFound(): AppError {
  return new AppError('not-found', 'This analysis does not exist any more.');
}

async function readOutputs(
  { database, pipeline, loadPipeline }: Parts,
  owner: Owner & { id: string },
  facts: OwnerFact[],
): Promise<Read | null> {
  const found = await findKeptAnalysis(database.db, owner);
  if (!found) return null;
  await loadPipeline?.();
  const { stages, ...analysis } = found;
  const outputs = resolveStages(stages, facts, pipeline);
  return outputs && { analysis, outputs };
}

const factsOf = async ({ database }: Parts, projectId: string): Promise<OwnerFact[]> =>
  (await findOwnerFacts(database.db, projectId))?.facts ?? [];

/** An analysis that is kept, in full, with what its owner says today; null when it is not kept. */
export async function readKeptAnalysis(
  parts: Parts<'assembleFullAnalysis'>,
  owner: Owner & { id: string },
): Promise<(KeptAnalysis & { analysis: Analysis }) | null> {
  const read = await readOutputs(parts, owner, await factsOf(parts, owner.projectId));
  return read && { ...serializeKept(read.analysis), analysis: parts.pipeline.assembleFullAnalysis(read.outputs) };
}

/**
 * What changed on the site between two analyses of a project that are kept: both with the facts that the owner told us until today, so that an
 * answered question is no change of the site. Throws `AppError` `not-found`, and `conflict` where stored data can't be read any more.
 */
export async function compareKept(
  parts: Parts<'compareOutputs'>,
  owner: Owner,
  ids: { before: string; after: string },
): Promise<AnalysisComparison> {
  const facts = await factsOf(parts, owner.projectId);
  const before = await readOutputs(parts, { ...owner, id: ids.before }, facts);
  const after = await readOutputs(parts, { ...owner, id: ids.after }, facts);
  if (!before || !after) throw analysisNotFound();
  const isSameVersion = before.analysis.madeBy === after.analysis.madeBy;
  try {
    const compared = parts.pipeline.compareOutputs(before.outputs, after.outputs, { isSameVersion });
    return { before: serializeKept(before.analysis), after: serializeKept(after.analysis), ...compared };
  } catch (error) {
    if (isSameVersion || !(error instanceof TypeError)) throw error;
    throw new AppError('conflict', TOO_OLD, { cause: error });
  }
}
