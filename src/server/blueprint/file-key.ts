import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whom the files of a blueprint are for. `userId` is '' for a sample. */
export type KeyHolder = { projectId: string; userId: string; sessionEpoch: number };

/** How long the files can be read with one key. */
const VALID_MS = 2 * 60 * 60_000;
/** Keys change this rarely, so that browsers find the files in their cache again. */
const STEP_MS = 30 * 60_000;

const signature = (text: string, projectId: string, secret: string) =>
  createHmac('sha256', secret).update(`blueprint files of ${projectId} for ${text}`).digest();

/**
 * A key that opens the files of one blueprint: they are shown in a frame without an origin, which sends no cookies. It is part of
 * their address, says who asked for it, and ends after two hours.
 */
export function makeFileKey({ projectId, userId, sessionEpoch }: KeyHolder, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / STEP_MS) * STEP_MS + VALID_MS;
  const text = `${userId}.${sessionEpoch}.${until}`;
  return `${text}.${signature(text, projectId, secret).toString('base64url')}`;
}

/** Who holds a key; null for one that is not ours, is of another project, or has ended. */
export function readFileKey(key: string, projectId: string, secret: string, now: Date): KeyHolder | null {
  const [userId = '', sessionEpoch = '', until = '', given = ''] = key.split('.');
  const expected = signature(`${userId}.${sessionEpoch}.${until}`, projectId, secret);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return Number(until) > now.getTime() ? { projectId, userId, sessionEpoch: Number(sessionEpoch) } : null;
}
