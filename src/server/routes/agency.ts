import { z } from 'zod';
import { Agency, AgencyInput, MAX_LOGO_BYTES } from '#contracts/agency.ts';
import { AppError } from '#contracts/errors.ts';
import { findAgency, findLogo, type LogoFile, saveAgency } from '#database/accounts/agencies.ts';
import { accentShades } from '#pipeline/report/accent.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { currentUser } from '../auth/guards.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const CHANGES_PER_MINUTE = 30;
/** Twice the largest size on a report, so that it is sharp. */
const LOGO_BOX = { width: 560, height: 176, isCropped: false };
const NOT_A_LOGO = 'This file can’t be used as a logo. Please choose a PNG, JPEG or WebP image.';

/** Name, logo and color that a user's shared reports carry. */
export function agencyRoutes(app: ApiApp, { parts, signedIn }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['agency'];

  app.get('/api/agency', { onRequest: signedIn, schema: { tags, response: { 200: Agency } } }, (request) => read(currentUser(request).id));

  app.put(
    '/api/agency',
    {
      onRequest: signedIn,
      ...limitPerMinute(parts, CHANGES_PER_MINUTE),
      schema: { tags, body: AgencyInput, response: { 200: Agency } },
    },
    async (request) => {
      const { name, color, logo } = request.body;
      const { id } = currentUser(request);
      if (name === undefined && color === undefined && logo === undefined)
        throw new AppError('invalid-input', 'There is nothing to change.');
      await saveAgency(db, id, { name, color, logo: typeof logo === 'string' ? await drawLogo(logo) : logo });
      return read(id);
    },
  );

  app.get(
    '/api/agency/logo',
    { onRequest: signedIn, schema: { tags, response: { 200: z.any() } }, serializerCompiler: () => (data) => data as string },
    async (request, reply) => {
      const logo = await findLogo(db, currentUser(request).id);
      if (!logo) throw new AppError('not-found', 'There is no logo.');
      return reply.type(logo.mediaType).header('cache-control', 'private, no-cache').send(logo.bytes);
    },
  );

  async function read(userId: string): Promise<Agency> {
    const { name, color, hasLogo, updatedAt } = await findAgency(db, userId);
    return { name, color, shades: accentShades(color), logoUrl: hasLogo ? `/api/agency/logo?at=${encodeURIComponent(updatedAt)}` : null };
  }

  /** What is stored is re-encoded from the pixels: nothing else of the file is ever served. */
  async function drawLogo(base64: string): Promise<LogoFile> {
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length === 0 || bytes.length > MAX_LOGO_BYTES) throw new AppError('invalid-input', NOT_A_LOGO);
    const drawn = await parts.fitImage(bytes, LOGO_BOX);
    if (!drawn) throw new AppError('invalid-input', NOT_A_LOGO);
    return { mediaType: 'image/png', bytes: drawn.bytes };
  }
}
