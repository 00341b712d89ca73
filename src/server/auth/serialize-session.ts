import { createHash } from 'node:crypto';
import type { AccountSession } from '#contracts/account.ts';
import type { StoredSession } from '#database/accounts/sessions.ts';

/** Identifies a session without revealing its id, which grants access. */
export const publicSessionId = (sid: string) => createHash('sha256').update(sid).digest('base64url');

/** A session as its owner sees it; `own` is the id of the requesting session. */
export function serializeSession({ sid, data, expire }: StoredSession, own: string): AccountSession {
  const moment = (value: unknown) => new Date(typeof value === 'number' ? value : 0).toISOString();
  return {
    id: publicSessionId(sid),
    browser: typeof data.browser === 'string' ? data.browser : null,
    signedInAt: moment(data.signedInAt),
    lastSeenAt: moment(data.freshAt),
    expiresAt: expire.toISOString(),
    isCurrent: sid === own,
  };
}
