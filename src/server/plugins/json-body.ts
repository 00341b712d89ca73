import type { FastifyInstance } from 'fastify';

/** An escape that may be half of a letter: only then the texts are looked through. */
const HALF_LETTER = /\\ud[89a-f]/i;
/** No contract of ours nests deeper; what does is refused by it. */
const MAX_DEPTH = 8;

/** The value with U+FFFD for every lone surrogate: neither a database nor an address can hold one (RFC 8259, 8.2). */
function wellFormed(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => wellFormed(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toWellFormed(), wellFormed(item, depth + 1)]));
}

/**
 * JSON is the only body we read (a form or plain text of a foreign page can't be sent in its name without a preflight).
 * An empty body with a JSON content type counts as none: browsers' clients send that for calls without a payload.
 * Keys that would reach a prototype are refused by the framework's own parser.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    parse(request, body as string, (error, value) => done(error, HALF_LETTER.test(body as string) ? wellFormed(value, 0) : value));
  });
}
