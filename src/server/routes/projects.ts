import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { etagOf } from '#contracts/etag.ts';
import { PatchProjectInput, Project, ProjectList } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { createProjectLists } from '#database/projects/project-lists.ts';
import {
  deleteProject,
  findProject,
  lockProject,
  type ProjectChanges,
  type StoredProject,
  updateProject,
} from '#database/projects/projects.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall, ownerOf } from '../auth/guards.ts';
import { foundProject, projectNotFound, serializeProject } from '../projects/serialize-project.ts';
import { editSession, keepTexts } from '../projects/text-versions.ts';

/** The list of a user's projects, and one project: read, change, delete. */
export function projectRoutes(app: ApiApp, { parts, signedIn, signedInOrDemo, notDemo }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['projects'];
  const lists = createProjectLists(db);

  app.get(
    '/api/projects',
    // The database returns the list as JSON in the contract's shape (a test checks it), so it is not parsed here.
    { onRequest: signedIn, schema: { tags, response: { 200: ProjectList } } },
    async (request, reply) => {
      const list = await lists.of(currentUser(request).id);
      return reply.type('application/json; charset=utf-8').send(list as never);
    },
  );

  app.get(
    '/api/projects/:id',
    // An analysis can be a megabyte that our own worker stored: the schema documents it but does not validate each read.
    { onRequest: signedInOrDemo, schema: { tags, params: IdParams, response: { 200: Project } }, serializerCompiler: () => JSON.stringify },
    async (request) => {
      if (isDemoCall(request)) return foundProject(parts.demo.find(request.params.id)).project;
      const stored = foundProject(await findProject(db, ownerOf(request)));
      return serializeProject(stored, parts.pipeline);
    },
  );

  app.patch(
    '/api/projects/:id',
    {
      onRequest: [notDemo, signedIn],
      schema: { tags, params: IdParams, body: PatchProjectInput, response: { 200: Project } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const owner = ownerOf(request);
      const { optimizerVersion, promptVersion, ...given } = request.body;
      if (Object.values(given).every((value) => value === undefined)) throw new AppError('invalid-input', 'There is nothing to change.');
      const stored = await db.transaction(async (tx) => {
        const before = foundProject(await lockProject(tx, owner));
        // A run sets the status when it ends: a change before that would be silently lost.
        if (given.status !== undefined && isRunning(before.project.status))
          throw new AppError('conflict', 'This project is being processed. Please wait.');
        assertVersion(before.project.optimizerOutput, optimizerVersion);
        assertVersion(before.project.designerPrompt, promptVersion);
        // The same text again is no new version.
        if (given.optimizerOutput === before.project.optimizerOutput) delete given.optimizerOutput;
        await updateProject(tx, { ...owner, changes: { ...given, ...promptChange(before, given.designerPrompt) } as ProjectChanges });
        const after = foundProject(await findProject(tx, owner));
        const change = { before, after, origin: 'edited', session: editSession(request), now: parts.now() } as const;
        if (given.optimizerOutput !== undefined) await keepTexts(tx, 'strategy', change);
        if (given.designerPrompt !== undefined) await keepTexts(tx, 'prompt', change);
        return after;
      });
      return serializeProject(stored, parts.pipeline);
    },
  );

  app.delete(
    '/api/projects/:id',
    { onRequest: [notDemo, signedIn], schema: { tags, params: IdParams, response: { 204: z.null() } } },
    async (request, reply) => {
      if (!(await deleteProject(db, ownerOf(request)))) throw projectNotFound();
      return reply.code(204).send(null);
    },
  );
}

/** Throws `conflict` when the text is no longer the version that an edit started from. */
function assertVersion(text: string | null, version: string | undefined): void {
  if (version === undefined || etagOf(text) === version) return;
  throw new AppError('conflict', 'This text was changed in another window since you opened it. Nothing was overwritten.');
}

/** An edit of the prompt; null takes back the generated one. A kept prompt that is taken back is no longer kept. */
function promptChange({ promptDocument, keptPrompt }: StoredProject, text: string | null | undefined): ProjectChanges {
  if (text === undefined) return {};
  if (!promptDocument) throw new AppError('conflict', 'There is no designer prompt yet. Please choose a designer first.');
  const isTakenBack = text !== null && text === keptPrompt?.text;
  return { designerPrompt: text ?? promptDocument.text, ...(isTakenBack ? { keptPrompt: null } : {}) };
}
