import { AppError } from '#contracts/errors.ts';
import { Project } from '#contracts/project.ts';
import { TextVersionList, TextVersionQuery, TextVersionWithText } from '#contracts/text-versions.ts';
import { findProject } from '#database/projects/projects.ts';
import { findVersion, listVersions } from '#database/projects/text-versions.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { ownerOf } from '../auth/guards.ts';
import { listOfProject, ownProject } from '../projects/own-project.ts';
import { restoreText } from '../projects/save-texts.ts';
import { foundProject, serializeProject } from '../projects/serialize-project.ts';

const VersionParams = IdParams.extend({ versionId: IdParams.shape.id });

/** The last versions of a project's strategy and prompt: listed, read, and restored. */
export function textVersionRoutes(app: ApiApp, { parts, signedIn, signedInOrDemo, notDemo }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['prompts'];

  app.get(
    '/api/projects/:id/versions',
    { onRequest: signedInOrDemo, schema: { tags, params: IdParams, querystring: TextVersionQuery, response: { 200: TextVersionList } } },
    (request): Promise<TextVersionList> => listOfProject(request, parts, (owner) => listVersions(db, owner, request.query.kind)),
  );

  app.get(
    '/api/projects/:id/versions/:versionId',
    { onRequest: signedIn, schema: { tags, params: VersionParams, response: { 200: TextVersionWithText } } },
    async (request): Promise<TextVersionWithText> => {
      const owner = await ownProject(request, parts);
      const version = await findVersion(db, { ...owner, id: request.params.versionId });
      if (!version) throw new AppError('not-found', 'This version does not exist.');
      return version;
    },
  );

  app.post(
    '/api/projects/:id/versions/:versionId/restore',
    {
      onRequest: [notDemo, signedIn],
      schema: { tags, params: VersionParams, body: NoBody, response: { 200: Project } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const owner = ownerOf(request);
      const { pipeline, now } = parts;
      await db.transaction((tx) => restoreText(tx, owner, request.params.versionId, { pipeline, now: now() }));
      return serializeProject(foundProject(await findProject(db, owner)), pipeline);
    },
  );
}
