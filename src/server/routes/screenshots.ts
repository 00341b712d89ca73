import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { ScreenshotLink } from '#contracts/project.ts';
import { findScreenshot } from '#database/runs/screenshots.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall } from '../auth/guards.ts';

/** `newest`: of the newest analysis, which may still be running. */
const ScreenshotQuery = z.object({ of: z.enum(['current', 'newest']).default('current') });
const ScreenshotParams = IdParams.extend({ kind: ScreenshotLink.shape.kind });
/** A screenshot belongs to one analysis; after the next one it may differ. */
const CACHED = 'private, max-age=300';
/** Of an analysis that is running: the next one has the same address. */
const REPLACED = 'private, no-cache';
/** Opened on its own, an image from another site must not run anything on our origin. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** Screenshots of a project's home page, for its owner only. */
export function screenshotRoutes(app: ApiApp, { parts, signedInOrDemo }: RouteContext): void {
  app.get(
    '/api/projects/:id/screenshots/:kind',
    {
      onRequest: signedInOrDemo,
      schema: { tags: ['projects'], params: ScreenshotParams, querystring: ScreenshotQuery, response: { 200: z.any() } },
      serializerCompiler: () => (data) => data as string,
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      const { of } = request.query;
      const stored = kind === 'full' ? 'fullPage' : kind;
      const image = isDemoCall(request)
        ? parts.demo.screenshot(id, stored)
        : await findScreenshot(parts.database.db, { id, userId: currentUser(request).id, kind: stored, of });
      if (!image) throw new AppError('not-found', 'This screenshot does not exist.');
      return reply
        .type(image.mediaType)
        .header('cache-control', of === 'newest' ? REPLACED : CACHED)
        .header('content-security-policy', INERT)
        .send(image.bytes);
    },
  );
}
