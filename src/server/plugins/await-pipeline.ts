import type { FastifyInstance } from 'fastify';
import { AppError } from '#contracts/errors.ts';
import type { AppParts } from '../parts.ts';

const NOT_LOADED = 'A part of the server could not be loaded. Please try again shortly.';
const RETRY_AFTER_SECONDS = 10;

/** Has the requests of a scope wait until the pipeline's code is loaded. One that comes when it is costs nothing; a failed load is a 503. */
export function awaitPipeline(scope: FastifyInstance, { loadPipeline }: Pick<AppParts, 'loadPipeline'>): void {
  if (!loadPipeline) return;
  scope.addHook('preHandler', async () => {
    await loadPipeline().catch((cause: unknown) => {
      throw new AppError('unavailable', NOT_LOADED, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
  });
}
