import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { ScreenshotLink } from '#contracts/project.ts';
import { findScreenshot } from '#database/runs/screenshots.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall } from '../auth/guards.ts';

const ScreenshotParams = IdParams.extend({ kind: ScreenshotLink.shape.kind });
/** A picture belongs to one reading of the site; after the next one it may differ. */
const CACHED = 'private, max-age=300';
/** Opened on its own, a picture of a foreign page must not become a page of ours that does anything. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** Pictures of a project's home page, for its owner only. */
export function screenshotRoutes(app: ApiApp, { parts, signedInOrDemo }: RouteContext): void {
  app.get(
    '/api/projects/:id/screenshots/:kind',
    {
      onRequest: signedInOrDemo,
      schema: { tags: ['projects'], params: ScreenshotParams, response: { 200: z.any() } },
      serializerCompiler: () => (data) => data as string,
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      const stored = kind === 'full' ? 'fullPage' : kind;
      const picture = isDemoCall(request)
        ? parts.demo.picture(id, stored)
        : await findScreenshot(parts.database.db, { id, userId: currentUser(request).id, kind: stored });
      if (!picture) throw new AppError('not-found', 'There is no such picture.');
      return reply.type(picture.mediaType).header('cache-control', CACHED).header('content-security-policy', INERT).send(picture.bytes);
    },
  );
}
