import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface Session {
    /** The password was right, the second step is missing. Grants nothing: `userId` is not set. */
    pending?: { userId: string; epoch: number; at: number };
  }
}

/** Time to open the authenticator app, or to find the recovery codes. */
const PENDING_MS = 10 * 60_000;

/** Remembers, in a new session, that the password of an account was right. */
export async function startPendingSignIn(request: FastifyRequest, account: { userId: string; epoch: number }, now: Date): Promise<void> {
  await request.session.regenerate();
  request.session.pending = { ...account, at: now.getTime() };
  request.session.options({ maxAge: PENDING_MS });
}

/** Whose password was right, within the last ten minutes; null for everyone else. */
export function pendingSignIn(request: FastifyRequest, now: Date): { userId: string; epoch: number } | null {
  const { pending } = request.session;
  return pending && Math.abs(now.getTime() - pending.at) < PENDING_MS ? pending : null;
}
