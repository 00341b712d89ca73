import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contracts/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from a page of another origin. Browsers tell by Sec-Fetch-Site, which no page can forge
 * (Fetch Metadata); older ones by Origin. A request with neither is no browser's and carries no one's cookie unasked.
 */
function isCrossOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  if (publicUrl && from.origin === new URL(publicUrl).origin) return false;
  // Through the same parser, so that a written default port makes no difference.
  return URL.parse(`${from.protocol}//${request.host}`)?.host !== from.host;
}

/** Refuses every state-changing call that another origin's page makes (403), before its body is read. */
export function rejectCrossOriginWrites(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method) || !isCrossOrigin(request, publicUrl)) return;
    throw new AppError('cross-origin', 'This call came from another site and was refused. Please use Sitebrief in its own window.');
  });
}
