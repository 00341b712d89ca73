import { z } from 'zod';
import type { ApiApp } from '../api-app.ts';

const DAY_SECONDS = 86_400;
/** Part of the web app, served from its folder. */
const LOGO_URL = '/logo.svg';

/** The URL of the product's logo; browsers may cache the response for a day. */
export function logoRoutes(app: ApiApp): void {
  app.get(
    '/api/logo-url',
    { schema: { tags: ['product'], response: { 200: z.object({ logoUrl: z.string() }) } } },
    async (_request, reply) => reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).send({ logoUrl: LOGO_URL }),
  );
}
