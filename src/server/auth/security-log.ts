import type { FastifyRequest } from 'fastify';

/** The logged events of signing in, and refusals (ASVS 5.0, 16.3.1 to 16.3.3). */
export type SecurityEvent =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-deactivated'
  | 'signed-out'
  | 'password-changed'
  | 'password-not-proven'
  | 'password-reset'
  | 'address-changed'
  | 'second-factor-failed'
  | 'second-factor-changed'
  | 'account-deleted'
  | 'sessions-ended'
  | 'share-created'
  | 'share-revoked'
  | 'share-password-wrong'
  | 'key-created'
  | 'key-revoked'
  | 'refused';

/** Refusals that an attacker would cause; the others are everyday mistakes. */
export const LOGGED_REFUSALS: ReadonlySet<string> = new Set(['not-allowed', 'cross-origin', 'too-many-requests', 'quota-exceeded']);

/**
 * Logs an event with the request's id, the user's id where known, and nothing else about the user. At the default level `warn` these
 * lines are logged too, so that an operator has them without configuration.
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
