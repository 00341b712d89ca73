import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SecurityEventKind } from '#contracts/security.ts';
import { addSecurityEvent } from '#database/accounts/security-events.ts';
import type { Db } from '#database/schema.ts';
import type { AppParts } from '../parts.ts';
import { browserLabel } from './browser-label.ts';

type Parts = Pick<AppParts, 'database' | 'now'>;
type Event = { userId: string; kind: SecurityEventKind };

const toRow = ({ now }: Parts, request: FastifyRequest, event: Event) => ({
  ...event,
  browser: browserLabel(request.headers['user-agent'] ?? ''),
  at: now(),
});

/** Records what happened to an account, for its owner to see; in the transaction of the change where there is one. */
export async function recordEvent(parts: Parts, request: FastifyRequest, event: Event, db: Db = parts.database.db): Promise<void> {
  await addSecurityEvent(db, toRow(parts, request, event));
}

/**
 * Creates the function that records an event once the response is out: signing in costs no further write, and a failed sign-in takes the
 * same time whether the account exists. An event that can't be stored is logged.
 */
export function recordAfterResponse(scope: FastifyInstance, parts: Parts): (request: FastifyRequest, event: Event) => void {
  const waiting = new WeakMap<FastifyRequest, Event>();
  scope.addHook('onResponse', async (request) => {
    const event = waiting.get(request);
    if (!event) return;
    await addSecurityEvent(parts.database.db, toRow(parts, request, event)).catch((error: unknown) =>
      request.log.error({ err: error }, 'A security event could not be stored.'),
    );
  });
  return (request, event) => void waiting.set(request, event);
}
