import { z } from 'zod';
import { BLUEPRINT_IMAGES, BlueprintAnswer } from '#contracts/blueprint.ts';
import { AppError } from '#contracts/errors.ts';
import { displayHost } from '#contracts/website-url.ts';
import { findCredentials } from '#database/accounts/users.ts';
import { findProject, hasProject } from '#database/projects/projects.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall } from '../auth/guards.ts';
import { type BlueprintSource, blueprintPaths, type Drawing, readBlueprintFile } from '../blueprint/blueprints.ts';
import { type KeyHolder, makeFileKey, readFileKey } from '../blueprint/file-key.ts';
import { sendBlueprintFile } from '../blueprint/send-file.ts';
import { zipOf } from '../blueprint/zip.ts';
import { attachment, safeFileName } from '../projects/file-names.ts';
import { foundProject } from '../projects/serialize-project.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const FileParams = IdParams.extend({ key: z.string(), version: z.string(), '*': z.string() });
const NO_FILE = 'This file does not exist, or its address has ended. Please open the blueprint again.';

const ImageParams = IdParams.extend({ name: z.enum(BLUEPRINT_IMAGES.map(({ name }) => name)) });

const DRAWINGS_PER_MINUTE = 240;
const ZIPS_PER_MINUTE = 12;
const IMAGES_PER_MINUTE = 12;
/** A version of the content is part of the address. */
const CACHED = 'private, max-age=7200, immutable';

/** The drawn blueprint of a project: what is in it, its files for a sandboxed frame, and all of it as a ZIP archive. */
export function blueprintRoutes(app: ApiApp, { parts, signedInOrDemo, drawings }: RouteContext): void {
  const { database, now, settings } = parts;
  const { db } = database;
  const { blueprints, screenshotsOf, ownSource, sampleSource } = drawings;
  const tags = ['blueprint'];
  const path = '/api/projects/:id/blueprint';

  app.get(
    path,
    {
      onRequest: signedInOrDemo,
      ...limitPerMinute(parts, DRAWINGS_PER_MINUTE),
      schema: { tags, params: IdParams, response: { 200: BlueprintAnswer } },
    },
    async (request): Promise<BlueprintAnswer> => {
      const { id: projectId } = request.params;
      const isDemo = isDemoCall(request);
      const holder = isDemo ? sampleHolder(projectId) : await ownHolder(projectId, currentUser(request).id);
      const { version, blueprint, images, isLoading } = blueprints.draw(await sourceOf(holder));
      const { pages, notes } = blueprint;
      const key = makeFileKey(holder, settings.sessionSecret, now());
      const base = `/api/projects/${encodeURIComponent(projectId)}/blueprint/files/${key}/${version}/`;
      return { version, base, pages, notes, images: { shown: images.size, isLoading } };
    },
  );

  app.get(
    `${path}/files/:key/:version/*`,
    { schema: { tags, params: FileParams, response: { 200: z.any() } }, serializerCompiler: () => (data) => data as string },
    async (request, reply) => {
      const { id, key, version, '*': file } = request.params;
      const drawing = await drawingFor(readFileKey(key, id, settings.sessionSecret, now()), version);
      const content = drawing && (await readBlueprintFile(drawing, file));
      if (content === null || content === undefined) throw new AppError('not-found', NO_FILE);
      return sendBlueprintFile(reply, { file, content, cache: CACHED });
    },
  );

  app.get(
    `${path}.zip`,
    {
      onRequest: signedInOrDemo,
      ...limitPerMinute(parts, ZIPS_PER_MINUTE),
      schema: { tags, params: IdParams, response: { 200: z.any() } },
      serializerCompiler: () => (data) => data as string,
    },
    async (request, reply) => {
      const { id } = request.params;
      const source = await sourceOf(isDemoCall(request) ? sampleHolder(id) : { projectId: id, userId: currentUser(request).id });
      const drawing = await blueprints.drawWhole(source);
      const entries = await Promise.all(
        blueprintPaths(drawing).map(async (one) => ({ path: one, bytes: Buffer.from((await readBlueprintFile(drawing, one)) ?? '') })),
      );
      const name = safeFileName(displayHost(source.input().site.url ?? '')) || 'site';
      return reply
        .type('application/zip')
        .header('content-disposition', attachment(`${name}-blueprint.zip`))
        .send(zipOf(entries));
    },
  );

  app.get(
    `${path}/images/:name`,
    {
      onRequest: signedInOrDemo,
      ...limitPerMinute(parts, IMAGES_PER_MINUTE),
      schema: { tags, params: ImageParams, response: { 200: z.any() } },
      serializerCompiler: () => (data) => data as string,
    },
    async (request, reply) => {
      const { id, name } = request.params;
      const source = await sourceOf(isDemoCall(request) ? sampleHolder(id) : { projectId: id, userId: currentUser(request).id });
      const images = await screenshotsOf(id, await blueprints.drawWhole(source));
      return reply.type('image/png').header('content-disposition', attachment(name)).send(images.get(name));
    },
  );

  function sampleHolder(projectId: string): KeyHolder {
    return { projectId, userId: '', sessionEpoch: 0 };
  }
  async function ownHolder(projectId: string, userId: string): Promise<KeyHolder> {
    const account = await findCredentials(db, userId);
    return { projectId, userId, sessionEpoch: account?.sessionEpoch ?? 0 };
  }

  /** What the key opens: nothing when its holder is signed out everywhere, deactivated or without the project. */
  async function drawingFor(holder: KeyHolder | null, version: string): Promise<Drawing | null> {
    if (!holder) return null;
    const { projectId, userId, sessionEpoch } = holder;
    if (userId !== '') {
      const account = await findCredentials(db, userId);
      if (!account?.user.isActive || account.sessionEpoch !== sessionEpoch) return null;
      if (!(await hasProject(db, { id: projectId, userId }))) return null;
    }
    return blueprints.kept(projectId, version) ?? blueprints.draw(await sourceOf(holder));
  }

  async function sourceOf({ projectId, userId }: Pick<KeyHolder, 'projectId' | 'userId'>): Promise<BlueprintSource> {
    if (userId === '') return sampleSource(projectId);
    return ownSource(foundProject(await findProject(db, { id: projectId, userId })));
  }
}
