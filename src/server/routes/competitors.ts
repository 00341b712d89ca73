import { type CompetitorReport, REMOVED_BY_OWNER } from '#contracts/competitor.ts';
import { AppError } from '#contracts/errors.ts';
import { CompetitorsInput, Project } from '#contracts/project.ts';
import { findProject } from '#database/projects.ts';
import { saveStage } from '#database/stage-outputs.ts';
import { type ApiApp, IdPath, type RouteTools } from '../api-app.ts';
import { currentUser } from '../guards.ts';
import { competitorAddress } from '../parse-competitor-url.ts';
import { noProject, projectAnswer, stagesOf } from '../project-answer.ts';
import { throttleWork } from '../throttle-work.ts';

const COMPARISONS_PER_MINUTE = 6;
/** Competitors are visited side by side, 12 s each at most; a search or a model may come before. */
const COMPARE_WITHIN_MS = 75_000;

/** Compares a project with other competitors, without reading its own site again. */
export function competitorRoutes(app: ApiApp, { parts, signedIn, notDemo, closing }: RouteTools): void {
  const { db } = parts.database;

  app.post(
    '/api/projects/:id/competitors',
    {
      onRequest: [notDemo, signedIn],
      config: throttleWork(COMPARISONS_PER_MINUTE, parts.settings.rateLimitFactor),
      schema: { tags: ['projects'], params: IdPath, body: CompetitorsInput, response: { 200: Project } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request): Promise<Project> => {
      const owner = { id: request.params.id, userId: currentUser(request).id };
      const stored = await findProject(db, owner);
      if (!stored) throw noProject();
      const stages = stagesOf(stored);
      if (!stages || stored.runId === null)
        throw new AppError('conflict', 'This website has not been analysed yet. Please run the analysis first.');
      const named = request.body.named.filter((name) => name.trim() !== '').map(competitorAddress);
      const removed = [...request.body.removed, ...removedBefore(stages.competitors)];
      const input = { site: stages.crawl, profile: stages.insight, named, removed };
      const signal = AbortSignal.any([closing, AbortSignal.timeout(COMPARE_WITHIN_MS)]);
      const competitors = await parts.compareAgain(input, signal);
      await saveStage(db, stored.runId, 'competitors', competitors);
      return projectAnswer({ ...stored, stages: { ...stored.stages, competitors } }, parts.pipeline);
    },
  );
}

/** What the owner took out in earlier comparisons; a competitor that is named again comes back all the same. */
function removedBefore({ rejected }: CompetitorReport): string[] {
  return rejected.filter(({ reason }) => reason === REMOVED_BY_OWNER).map(({ url, name }) => url || name);
}
