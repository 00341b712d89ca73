import { CorrectionChoices } from '#contracts/correction-choices.ts';
import { Project } from '#contracts/project.ts';
import { findProject } from '#database/projects/projects.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { ownerOf } from '../auth/guards.ts';
import { chooseCorrections } from '../projects/proofread.ts';
import { foundProject, serializeProject } from '../projects/serialize-project.ts';
import { editSession } from '../projects/text-versions.ts';

/** The owner's choices among the corrections that a model made in a prompt. */
export function correctionRoutes(app: ApiApp, { parts, signedIn, notDemo }: RouteContext): void {
  const { db } = parts.database;

  app.patch(
    '/api/projects/:id/corrections',
    {
      onRequest: [notDemo, signedIn],
      schema: { tags: ['prompts'], params: IdParams, body: CorrectionChoices, response: { 200: Project } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const owner = ownerOf(request);
      const saving = { session: editSession(request), pipeline: parts.pipeline, now: parts.now() };
      await db.transaction((tx) => chooseCorrections(tx, owner, request.body, saving));
      return serializeProject(foundProject(await findProject(db, owner)), parts.pipeline);
    },
  );
}
