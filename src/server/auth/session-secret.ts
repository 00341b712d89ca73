import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#contracts/errors.ts';

const FILE = 'session-secret';
/** Shortest secret the session library accepts. */
const MIN_LENGTH = 32;

/**
 * The secret that signs session cookies, kept in the data directory so that users stay signed in across restarts. Created at the first
 * start, readable by its owner only. Throws `unavailable` with a sentence for the operator.
 */
export function loadSessionSecret(dataDir: string): string {
  const path = join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Fails if the file exists: two processes that start together use the first one's secret.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(path, error);
  }
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw unusable(path, error);
  }
  if (secret.length < MIN_LENGTH)
    throw new AppError(
      'unavailable',
      `The session secret in ${path} is damaged. Delete the file to create a new one; all users then have to sign in again.`,
    );
  return secret;
}

const unusable = (path: string, cause: unknown) =>
  new AppError('unavailable', `The session secret in ${path} can't be read or written. Check DATA_DIR and its permissions.`, { cause });
