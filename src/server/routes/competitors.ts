import { type CompetitorReport, REMOVED_BY_OWNER } from '#contracts/competitor.ts';
import { AppError } from '#contracts/errors.ts';
import { CompetitorsInput, Project } from '#contracts/project.ts';
import { findProject, updateProject } from '#database/projects/projects.ts';
import { saveStage } from '#database/runs/stage-outputs.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { ownerOf } from '../auth/guards.ts';
import { parseCompetitorUrl } from '../projects/parse-competitor-url.ts';
import { foundProject, getStages, serializeProject } from '../projects/serialize-project.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const COMPARISONS_PER_MINUTE = 6;
/** Competitors are visited in parallel, at most 12 s each; a search or a model may come first. */
const COMPARE_WITHIN_MS = 75_000;

/** Compares a project with other competitors, without crawling its own site again. */
export function competitorRoutes(app: ApiApp, { parts, signedIn, notDemo, closing }: RouteContext): void {
  const { db } = parts.database;

  app.post(
    '/api/projects/:id/competitors',
    {
      onRequest: [notDemo, signedIn],
      ...limitPerMinute(parts, COMPARISONS_PER_MINUTE),
      schema: { tags: ['projects'], params: IdParams, body: CompetitorsInput, response: { 200: Project } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request): Promise<Project> => {
      const owner = ownerOf(request);
      const stored = foundProject(await findProject(db, owner));
      const stages = getStages(stored, parts.pipeline);
      if (!stages || stored.runId === null) throw new AppError('conflict', 'Run the analysis first.');
      const named = request.body.named.filter((name) => name.trim() !== '').map(parseCompetitorUrl);
      const removed = [...request.body.removed, ...removedEarlier(stages.competitors)];
      const input = { site: stages.crawl, profile: stages.profile, named, removed };
      const signal = AbortSignal.any([closing, AbortSignal.timeout(COMPARE_WITHIN_MS)]);
      const competitors = await parts.compareAgain(input, signal);
      await saveStage(db, stored.runId, 'competitors', competitors);
      const project = serializeProject({ ...stored, stages: { ...stored.stages, competitors } }, parts.pipeline);
      await updateProject(db, { ...owner, changes: { strategyOutdated: project.outdated?.strategy !== false } });
      return project;
    },
  );
}

/** Competitors the owner removed earlier; one that is named again returns anyway. */
function removedEarlier({ rejected }: CompetitorReport): string[] {
  return rejected.filter(({ reason }) => reason === REMOVED_BY_OWNER).map(({ url, name }) => url || name);
}
