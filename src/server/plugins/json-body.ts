import type { FastifyInstance } from 'fastify';

/** An escape that may be a lone surrogate: only then the texts are checked. */
const SURROGATE_ESCAPE = /\\ud[89a-f]/i;
/** No schema of ours nests deeper, so a deeper body is refused anyway. */
const MAX_DEPTH = 8;

/** The value with U+FFFD for every lone surrogate: neither a database nor a URL can hold one (RFC 8259, 8.2). */
function toWellFormed(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => toWellFormed(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toWellFormed(), toWellFormed(item, depth + 1)]));
}

/**
 * Accepts JSON bodies only: another site can send forms and plain text without a CORS preflight. An empty body with a JSON content type
 * counts as none, because clients send that for requests without a payload. The framework's parser refuses keys that would reach a
 * prototype.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    parse(request, body as string, (error, value) => done(error, SURROGATE_ESCAPE.test(body as string) ? toWellFormed(value, 0) : value));
  });
}
