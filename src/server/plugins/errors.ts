import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAppError } from '#contracts/errors.ts';
import { LOGGED_REFUSALS, logSecurityEvent } from '../auth/security-log.ts';
import { validationMessage } from '../validation-message.ts';

/** Messages for what the framework refuses before a handler runs. */
const FRAMEWORK: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The request body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: 'The request body is empty.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'The request body does not match its Content-Length.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'Please send the body as application/json.' },
  FST_ERR_BAD_URL: { status: 400, message: 'This URL is malformed.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, message: 'There is nothing at this address.' },
};

/**
 * Driver and PostgreSQL codes for "not reachable", "starting", "too many connections", "disk full", a conflict with another transaction
 * (40001, 40P01, 55P03) or a timeout (57014): nothing is wrong with the query.
 */
const DATABASE_UNAVAILABLE: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOSPC'],
  ...['57P01', '57P02', '57P03', '57014', '40001', '40P01', '55P03'],
]);
/** Classes of PostgreSQL codes of five characters: "insufficient resources" and "connection exception". */
const UNAVAILABLE_CLASSES = ['53', '08'];

/** The driver's messages without a code, for connections that break, can't be opened or don't respond. */
const CONNECTION_LOST = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'Query read timeout',
];

const UNAVAILABLE = 'The database is not responding. Nothing was lost; please try again shortly.';
const INTERNAL_ERROR = 'Something went wrong on our side. Please try again.';

/** Whether the client disconnected during its request: Node's message, because a lost database has the same code. */
const disconnected = ({ code, message }: FastifyError) => code === 'ECONNRESET' && message === 'aborted';

const isUnavailableCode = (code: unknown) =>
  DATABASE_UNAVAILABLE.has(code) || (typeof code === 'string' && code.length === 5 && UNAVAILABLE_CLASSES.includes(code.slice(0, 2)));

function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, cause, message } = error as { code?: unknown; cause?: unknown; message?: unknown };
  const isLost = typeof message === 'string' && CONNECTION_LOST.some((start) => message.startsWith(start));
  return isLost || isUnavailableCode(code) || isDatabaseUnavailable(cause, depth + 1);
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const send = (status: number, message: string) => reply.code(status).type('application/json; charset=utf-8').send({ message });
  if (isAppError(error)) {
    if (error.status >= 500) request.log.error({ err: error }, 'Request refused');
    if (LOGGED_REFUSALS.has(error.code)) logSecurityEvent(request, 'refused', { code: error.code });
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
    return send(error.status, error.message);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0];
    return send(400, first ? validationMessage(first, error.validationContext ?? 'body') : 'This request is invalid.');
  }
  if (disconnected(error)) return send(400, 'The request ended before it was complete.');
  const known = FRAMEWORK[error.code];
  if (known) return send(known.status, known.message);
  if (error.statusCode === 429) return send(429, error.message);
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error }, 'Database unavailable');
    reply.header('retry-after', '5');
    return send(503, UNAVAILABLE);
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return send(status, 'This request is invalid.');
  request.log.error({ err: error }, 'Request failed');
  return send(500, INTERNAL_ERROR);
}

/** Responds to every failure with `{"message": ...}`: our own errors with their message, all others without detail, logged with the request id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
}

/** Handles failures before routing, such as a URL that can't be decoded; passed to the framework when the app is built. */
export function handleFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendError(error, request, reply);
}
