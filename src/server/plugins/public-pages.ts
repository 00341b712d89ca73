import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicOrigin } from '../public-origin.ts';

/** Stands in the built pages for the address of the installation (scripts/build-web.ts). */
const ORIGIN_PLACE = /https:\/\/origin\.invalid/g;
/** A page is made once for each address it is asked under; of more addresses than these the oldest goes. */
const MAX_KEPT = 32;
/** Of 11; the last two steps cost ten times the processor time for a few per cent. */
const BROTLI_QUALITY = 9;

type Encoding = 'br' | 'gzip' | 'identity';
type Made = { etag: string; bodies: Record<Encoding, Buffer> };
type Page = { file: string; isVisitor: boolean };

/** Sends a built page: with the installation's own address in its head, compressed, and saying whether a visitor asks. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, page: Page) => FastifyReply;

/**
 * Pages of `webRoot` under the address they are asked for. A page for visitors carries `data-visitor`: who surely has no
 * session need not be asked for (web/api/session.ts). Answers 304 to whoever holds the page already.
 */
export function createPageSender(webRoot: string, publicUrl: string | undefined): SendPage {
  const kept = new Map<string, Made>();

  function pageFor({ file, isVisitor }: Page, origin: string): Made {
    const key = `${file} ${isVisitor} ${origin}`;
    const known = kept.get(key);
    if (known) return known;
    const oldest = kept.keys().next();
    if (kept.size >= MAX_KEPT && !oldest.done) kept.delete(oldest.value);
    const built = readFileSync(join(webRoot, file), 'utf8').replace(ORIGIN_PLACE, origin);
    const made = makePage(isVisitor ? built.replace(/<html\b/, '<html data-visitor') : built);
    kept.set(key, made);
    return made;
  }

  return (request, reply, page) => {
    const { etag, bodies } = pageFor(page, publicOrigin(request, publicUrl));
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie, Accept-Encoding').header('etag', etag);
    if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}

function makePage(html: string): Made {
  const identity = Buffer.from(html);
  return {
    // Weak: the same page in another encoding counts as the same.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: {
      identity,
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      gzip: gzipSync(identity),
    },
  };
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*q=/i))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name?.toLowerCase());
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}
