import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { etagOf } from '#contracts/etag.ts';
import { PatchProjectInput, Project, ProjectList } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { createProjectLists } from '#database/projects/project-lists.ts';
import { deleteProject, findProject, findProjectRow, updateProject } from '#database/projects/projects.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall } from '../auth/guards.ts';
import { projectNotFound, serializeProject } from '../projects/serialize-project.ts';

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
      if (isDemoCall(request)) return sampleProject(parts.demo.find(request.params.id));
      const stored = await findProject(db, { id: request.params.id, userId: currentUser(request).id });
      if (!stored) throw projectNotFound();
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
      const owner = { id: request.params.id, userId: currentUser(request).id };
      const { body } = request;
      const { optimizerOutput, projectName, selectedDesigner, chosenBuilder, customPrompt, status } = body;
      const given = { optimizerOutput, projectName, selectedDesigner, chosenBuilder, customPrompt, status };
      const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      if (Object.keys(changes).length === 0) throw new AppError('invalid-input', 'There is nothing to change.');
      if (status !== undefined) await refuseWhileRunning(owner);
      const known = body.optimizerVersion === undefined ? {} : { ifOptimizerOutput: await textOfVersion(owner, body.optimizerVersion) };
      if (!(await updateProject(db, { ...owner, changes, ...known })))
        throw (await findProjectRow(db, owner)) ? changedElsewhere() : projectNotFound();
      const stored = await findProject(db, owner);
      if (!stored) throw projectNotFound();
      return serializeProject(stored, parts.pipeline);
    },
  );

  app.delete(
    '/api/projects/:id',
    { onRequest: [notDemo, signedIn], schema: { tags, params: IdParams, response: { 204: z.null() } } },
    async (request, reply) => {
      if (!(await deleteProject(db, { id: request.params.id, userId: currentUser(request).id }))) throw projectNotFound();
      return reply.code(204).send(null);
    },
  );

  /** The current optimizer text, if it is still the version that the edit started from. */
  async function textOfVersion(owner: { id: string; userId: string }, version: string): Promise<string | null> {
    const row = await findProjectRow(db, owner);
    if (!row) throw projectNotFound();
    if (etagOf(row.optimizerOutput) !== version) throw changedElsewhere();
    return row.optimizerOutput;
  }

  /** A running analysis sets the status when it ends: a change before that would be silently lost. */
  async function refuseWhileRunning(owner: { id: string; userId: string }): Promise<void> {
    const row = await findProjectRow(db, owner);
    if (!row) throw projectNotFound();
    if (isRunning(row.status)) throw new AppError('conflict', 'This project is being processed. Please wait.');
  }
}

const changedElsewhere = () =>
  new AppError('conflict', 'This text was changed in another window since you opened it. Nothing was overwritten.');

function sampleProject(sample: { project: Project } | null): Project {
  if (!sample) throw projectNotFound();
  return sample.project;
}
