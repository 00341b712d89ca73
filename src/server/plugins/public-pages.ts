import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicOrigin } from '../public-origin.ts';
import { type EncodedBodies, encodeText, encodingFor } from './encodings.ts';

/** Placeholder in the built pages for the origin of the installation (scripts/build-web.ts). */
const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
/** Placeholder for the token of a link (web/entry-server.tsx). */
const TOKEN_PLACEHOLDER = 'LINK-TOKEN';
/** Pages cached, one per file and origin; the oldest is dropped first. */
const MAX_CACHED = 32;
const BROTLI_QUALITY = 9;

type BuiltPage = { etag: string; bodies: EncodedBodies };
type Page = {
  file: string;
  isVisitor: boolean;
  /** What a link holds, for the form of its page; such a page is not cached anywhere. */
  token?: string;
};

/** Sends a built page, compressed, with the installation's origin in its head and a mark for visitors without a session. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, page: Page) => FastifyReply;

/**
 * Sends the pages of `webRoot` with the origin they are requested under. A page for visitors has `data-visitor`: the app then skips the
 * session request (web/api/session.ts). Responds with 304 to clients that have the page.
 */
export function createPageSender(webRoot: string, publicUrl: string | undefined): SendPage {
  const cached = new Map<string, BuiltPage>();

  function read({ file, isVisitor, token = '' }: Page, origin: string): string {
    const built = readFileSync(join(webRoot, file), 'utf8').replaceAll(ORIGIN_PLACEHOLDER, origin).replaceAll(TOKEN_PLACEHOLDER, token);
    return isVisitor ? built.replace('<html', '<html data-visitor') : built;
  }

  function pageFor(page: Page, origin: string): BuiltPage {
    const { file, isVisitor } = page;
    const key = `${file} ${isVisitor} ${origin}`;
    const known = cached.get(key);
    if (known) return known;
    const oldest = cached.keys().next();
    if (cached.size >= MAX_CACHED && !oldest.done) cached.delete(oldest.value);
    const built = buildPage(read(page, origin));
    cached.set(key, built);
    return built;
  }

  return (request, reply, page) => {
    if (page.token !== undefined) {
      // Never the token; with no-referrer, browsers would send the page's form with `Origin: null`, which is refused.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'strict-origin');
      return reply.type('text/html; charset=utf-8').send(read(page, publicOrigin(request, publicUrl)));
    }
    const { etag, bodies } = pageFor(page, publicOrigin(request, publicUrl));
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie, Accept-Encoding').header('etag', etag);
    if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}

function buildPage(html: string): BuiltPage {
  const bodies = encodeText(html, BROTLI_QUALITY);
  // Weak: the same page in another encoding counts as the same.
  return { etag: `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`, bodies };
}
