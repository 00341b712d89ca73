import type { FastifyReply } from 'fastify';
import { mediaTypeOf } from './media-type.ts';

/** Markup made from another site: nothing runs, nothing is sent, nothing is loaded from anywhere else, and only our own pages may frame it. */
const INERT =
  "default-src 'none'; img-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Sends a file of a blueprint so that it does nothing on our origin. `cache`: its Cache-Control. */
export function sendBlueprintFile(
  reply: FastifyReply,
  { file, content, cache }: { file: string; content: string | Uint8Array; cache: string },
): FastifyReply {
  const type = mediaTypeOf(file);
  // A frame without an origin loads its style sheet, images and fonts as a stranger would.
  if (type === 'font/woff2') reply.header('access-control-allow-origin', '*');
  reply.removeHeader('origin-agent-cluster');
  return reply
    .type(type)
    .headers({
      'cache-control': cache,
      'content-security-policy': INERT,
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    })
    .send(content);
}
