import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAppError } from '#contracts/errors.ts';
import { LOGGED_REFUSALS, logSecurityEvent } from '../auth/security-log.ts';
import { validationMessage } from '../validation-message.ts';

/** Sentences for what the framework refuses before a handler sees it. */
const FRAMEWORK: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The request body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: 'The request body is empty.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'The request body does not have the length it announces.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'Please send the body as application/json.' },
  FST_ERR_BAD_URL: { status: 400, message: 'This address is not written correctly.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, message: 'There is nothing at this address.' },
};

/**
 * Driver and PostgreSQL codes that mean "not reachable", "starting", "too many connections", "disk full", or that two
 * changes met and this one gave way (40001, 40P01, 55P03), or took too long (57014): not a fault in the question.
 */
const DATABASE_AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|57P0[123]|57014|40001|40P01|55P03|53[0-9A-Z]{3}|08[0-9A-Z]{3})$/;

/** What the driver says without a code when a connection breaks, can't be had or stays silent. */
const CONNECTION_LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

const AWAY = 'The database does not answer at the moment. Nothing was lost; please try again shortly.';
const OUR_FAULT = 'Something went wrong on our side. Please try again.';

/** Whether the client left in the middle of its request: Node's own words for it, with the code that a lost database has too. */
const hungUp = ({ code, message }: FastifyError) => code === 'ECONNRESET' && message === 'aborted';

function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, cause, message } = error as { code?: unknown; cause?: unknown; message?: unknown };
  const isLost = typeof message === 'string' && CONNECTION_LOST.test(message);
  return isLost || (typeof code === 'string' && DATABASE_AWAY.test(code)) || isDatabaseAway(cause, depth + 1);
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const say = (status: number, message: string) => reply.code(status).type('application/json; charset=utf-8').send({ message });
  if (isAppError(error)) {
    if (error.status >= 500) request.log.error({ err: error }, 'refused');
    if (LOGGED_REFUSALS.has(error.code)) logSecurityEvent(request, 'refused', { code: error.code });
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
    return say(error.status, error.message);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0];
    return say(400, first ? validationMessage(first, error.validationContext ?? 'body') : 'This request can’t be read.');
  }
  if (hungUp(error)) return say(400, 'The request ended before it was whole.');
  const known = FRAMEWORK[error.code];
  if (known) return say(known.status, known.message);
  if (error.statusCode === 429) return say(429, error.message);
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'database away');
    reply.header('retry-after', '5');
    return say(503, AWAY);
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return say(status, 'This request can’t be answered as it was sent.');
  request.log.error({ err: error }, 'request failed');
  return say(500, OUR_FAULT);
}

/** Answers every failure as `{"message": ...}`: our own errors with their sentence, anything else without detail and logged with the request id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
}

/** For failures before routing (an address that can't be decoded): handed to the framework when the app is made. */
export function handleFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendError(error, request, reply);
}
