import type { FastifyRequest } from 'fastify';

/** What is written down of signing in and of refusals (ASVS 5.0, 16.3.1 to 16.3.3). */
export type SecurityEvent =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-deactivated'
  | 'signed-out'
  | 'password-changed'
  | 'password-not-proven'
  | 'account-deleted'
  | 'sessions-ended'
  | 'refused';

/** Refusals that somebody who tries the locks would cause; the others are everyday mistakes. */
export const LOGGED_REFUSALS: ReadonlySet<string> = new Set(['not-allowed', 'cross-origin', 'too-many-requests', 'quota-exceeded']);

/**
 * Writes a line about an event with the request's id, the person's id where one is known, and nothing else of the
 * person. At the usual level `warn` these lines are written too, so that an operator has them without asking.
 */
export function logSecurityEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  details: { userId?: string | undefined; code?: string } = {},
): void {
  const { method, routeOptions } = request;
  const log = request.log.level === 'warn' ? request.log.child({}, { level: 'info' }) : request.log;
  log.info({ security: event, method, route: routeOptions.url, ...details }, 'security');
}
