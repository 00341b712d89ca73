import { AppError } from '#contracts/errors.ts';
import { ExportChange, ExportInput, ProjectExport, ProjectExportList } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { addUsage } from '#database/accounts/usage.ts';
import { createExport, listExports, updateExport } from '#database/projects/exports.ts';
import { findProjectRow, updateProject } from '#database/projects/projects.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { ownerOf } from '../auth/guards.ts';
import { listOfProject, ownProject } from '../projects/own-project.ts';
import { foundProject } from '../projects/serialize-project.ts';

/** Exports of a project: record one, list them, add link and notes. */
export function exportRoutes(app: ApiApp, { parts, signedIn, signedInOrDemo, notDemo }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['exports'];

  app.post(
    '/api/projects/:id/export',
    { onRequest: [notDemo, signedIn], schema: { tags, params: IdParams, body: ExportInput, response: { 201: ProjectExport } } },
    async (request, reply) => {
      const { id, userId } = ownerOf(request);
      assertWebLink(request.body.exportLink);
      const recorded = await db.transaction(async (tx) => {
        const made = foundProject(await createExport(tx, { ...request.body, projectId: id, userId }));
        const row = await findProjectRow(tx, { id, userId });
        // A running analysis sets the status itself when it ends.
        const status = row && isRunning(row.status) ? {} : { status: 'completed' as const };
        await updateProject(tx, { id, userId, changes: status });
        await addUsage(tx, { userId, action: 'export', at: parts.now() });
        return made;
      });
      return reply.code(201).send(recorded);
    },
  );

  app.get(
    '/api/projects/:id/exports',
    { onRequest: signedInOrDemo, schema: { tags, params: IdParams, response: { 200: ProjectExportList } } },
    (request) => listOfProject(request, parts, (owner) => listExports(db, owner)),
  );

  app.patch(
    '/api/projects/:id/exports/:exportId',
    { onRequest: [notDemo, signedIn], schema: { tags, params: ExportParams, body: ExportChange, response: { 200: ProjectExport } } },
    async (request) => {
      assertWebLink(request.body.exportLink);
      const owner = await ownProject(request, parts);
      const changed = await updateExport(db, { ...owner, id: request.params.exportId, changes: request.body });
      if (!changed) throw new AppError('not-found', 'This export does not exist.');
      return changed;
    },
  );
}

/** An export by its id, within a project. */
const ExportParams = IdParams.extend({ exportId: IdParams.shape.id });

/** The link is shown as a link later, so only web URLs are allowed. */
function assertWebLink(link: string | null | undefined): void {
  if (!link?.trim()) return;
  const scheme = URL.canParse(link) ? new URL(link).protocol : '';
  if (scheme !== 'https:' && scheme !== 'http:')
    throw new AppError('invalid-input', 'The export link must be a web address that starts with https:// or http://.');
}
