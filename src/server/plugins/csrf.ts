import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contracts/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes writes from pages of other sites too: it looks at no cookie, and a signed address allows what it does. */
    isOpenToOtherSites?: boolean;
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from a page of another origin. Browsers say so in Sec-Fetch-Site, which no page can forge (Fetch Metadata), older
 * ones in Origin. A request with neither header doesn't come from a browser, so it carries no cookie the user didn't send.
 */
function isCrossOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  if (publicUrl && from.origin === new URL(publicUrl).origin) return false;
  // Both through the same parser, so that an explicit default port makes no difference.
  return URL.parse(`${from.protocol}//${request.host}`)?.host !== from.host;
}

/** Rejects state-changing requests from pages of other origins (403), before the body is read: protection against CSRF. */
export function rejectCrossOriginWrites(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method) || request.routeOptions.config.isOpenToOtherSites || !isCrossOrigin(request, publicUrl)) return;
    throw new AppError('cross-origin', 'This request came from another site and was refused. Please use Sitebrief in its own window.');
  });
}
