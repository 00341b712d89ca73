import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/*
 * Clients of the protocol before 2026-07-28 cancel a call with a notification, a request of its own. Which call it means is known by a
 * session id that they get with `initialize` and send with everything after. It is a label only: it opens nothing, and no state hangs on it,
 * so any process may answer. A call is canceled where it runs.
 */

/** The protocol's spelling. */
const CANCEL = 'notifications/cancelled'; // words: allow
const Canceled = z.object({ method: z.literal(CANCEL), params: z.object({ requestId: z.union([z.string(), z.number()]) }) });
const Request = z.object({ id: z.union([z.string(), z.number()]), method: z.string() });
const SESSION_BYTES = 18;

export type CallsInFlight = {
  /** Registers a message; the signal is aborted when the client cancels it. Call `end` when it is answered. */
  enter(message: unknown, place: { keyId: string; session: string | undefined }): { signal: AbortSignal; end: () => void };
};

export const newSessionId = (): string => randomBytes(SESSION_BYTES).toString('base64url');
export const isInitialize = (message: unknown): boolean => Request.safeParse(message).data?.method === 'initialize';

export function createCallsInFlight(): CallsInFlight {
  const calls = new Map<string, AbortController>();
  return {
    enter(message, { keyId, session }) {
      const controller = new AbortController();
      const none = { signal: controller.signal, end: () => undefined };
      if (session === undefined) return none;
      const nameOf = (id: string | number) => JSON.stringify([keyId, session, id]);
      const canceled = Canceled.safeParse(message);
      if (canceled.success) calls.get(nameOf(canceled.data.params.requestId))?.abort();
      const request = Request.safeParse(message);
      if (!request.success) return none;
      const name = nameOf(request.data.id);
      calls.set(name, controller);
      return { signal: controller.signal, end: () => void (calls.get(name) === controller && calls.delete(name)) };
    },
  };
}
