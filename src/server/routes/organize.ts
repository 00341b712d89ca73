import { DeletedProjectList, OrganizeAnswer, OrganizeInput } from '#contracts/organize.ts';
import {
  archiveProjects,
  deleteProjects,
  listDeletedProjects,
  purgeProjects,
  restoreProjects,
  tagProjects,
} from '#database/projects/organize.ts';
import { cancelRun } from '#database/runs/finish-run.ts';
import { findActiveRun } from '#database/runs/runs.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { currentUser } from '../auth/guards.ts';

/** What an owner does with several projects at once: archive, tag, delete, and restore what was deleted. */
export function organizeRoutes(app: ApiApp, { parts, signedIn, notDemo }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['projects'];

  app.post(
    '/api/projects/organize',
    { onRequest: [notDemo, signedIn], schema: { tags, body: OrganizeInput, response: { 200: OrganizeAnswer } } },
    async (request): Promise<OrganizeAnswer> => {
      const input = request.body;
      const ids = [...new Set(input.ids.map((id) => id.replaceAll('\u0000', '')))];
      const selection = { userId: currentUser(request).id, ids };
      return { changed: await change(input, selection) };
    },
  );

  app.get(
    '/api/projects/deleted',
    { onRequest: signedIn, schema: { tags, response: { 200: DeletedProjectList } } },
    (request): Promise<DeletedProjectList> => listDeletedProjects(db, currentUser(request).id, parts.now()),
  );

  async function change(input: OrganizeInput, selection: { userId: string; ids: string[] }): Promise<string[]> {
    switch (input.action) {
      case 'archive':
      case 'unarchive':
        return archiveProjects(db, selection, input.action === 'archive');
      case 'tag':
        return tagProjects(db, selection, input);
      case 'delete':
        await cancelRuns(selection);
        return deleteProjects(db, selection, parts.now());
      case 'restore':
        return restoreProjects(db, selection);
      case 'purge':
        return purgeProjects(db, selection);
    }
  }

  /** What is deleted is no longer worked on; restored, it is as after a cancellation. */
  async function cancelRuns({ userId, ids }: { userId: string; ids: string[] }): Promise<void> {
    for (const projectId of ids) {
      const run = await findActiveRun(db, { projectId, userId });
      if (run && (await cancelRun(db, { runId: run.id, at: parts.now() }))) parts.progressFeed.notify(run.id);
    }
  }
}
