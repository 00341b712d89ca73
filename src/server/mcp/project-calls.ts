import type { FastifyInstance, InjectOptions } from 'fastify';
import { AppError, type ErrorCode } from '#contracts/errors.ts';

export type Send = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => Promise<{ status: number; text: string }>;

const CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
  422: 'site-unreadable',
  429: 'too-many-requests',
};

/**
 * Calls our own API as the key's user: what an agent does passes the same scopes, limits, quotas and checks as every other call. Throws
 * `AppError` with the sentence of the answer.
 */
export function callsWithKey(app: FastifyInstance, { authorization, ip }: { authorization: string; ip: string }): Send {
  return async (method, url, body) => {
    const request: InjectOptions = { method, url, remoteAddress: ip, headers: { authorization, prefer: 'respond-async' } };
    const answer = await app.inject(body ? { ...request, payload: body } : request);
    if (answer.statusCode < 400) return { status: answer.statusCode, text: answer.body };
    const { message } = answer.json<{ message: string }>();
    throw new AppError(CODES[answer.statusCode] ?? (answer.statusCode >= 500 ? 'unavailable' : 'invalid-input'), message);
  };
}
