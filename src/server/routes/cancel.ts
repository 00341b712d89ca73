import { AppError } from '#contracts/errors.ts';
import { Project } from '#contracts/project.ts';
import { findProject } from '#database/projects/projects.ts';
import { cancelRun } from '#database/runs/finish-run.ts';
import { findActiveRun } from '#database/runs/runs.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { ownerOf } from '../auth/guards.ts';
import { foundProject, serializeProject } from '../projects/serialize-project.ts';

/** Cancels what runs for a project: an analysis, or a text that a model writes. The process that works on it notices within a second. */
export function cancelRoutes(app: ApiApp, { parts, signedIn, notDemo }: RouteContext): void {
  const { db } = parts.database;

  app.post(
    '/api/projects/:id/cancel',
    {
      onRequest: [notDemo, signedIn],
      schema: { tags: ['analysis'], params: IdParams, body: NoBody, response: { 200: Project } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request): Promise<Project> => {
      const owner = ownerOf(request);
      foundProject(await findProject(db, owner));
      const run = await findActiveRun(db, { projectId: owner.id, userId: owner.userId });
      const canceled = run && (await cancelRun(db, { runId: run.id, at: parts.now() }));
      if (!canceled) throw new AppError('conflict', 'Nothing is running for this project.');
      parts.progressFeed.notify(run.id);
      return serializeProject(foundProject(await findProject(db, owner)), parts.pipeline);
    },
  );
}
