import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#contracts/errors.ts';

const FILE = 'session-secret';
/** Shortest secret the session library takes. */
const MIN_LENGTH = 32;

/**
 * The secret that signs session cookies, kept in the data directory so that people stay signed in over a restart.
 * Made at the first start, readable by its owner alone. Throws `unavailable` with a sentence for the operator.
 */
export function loadSessionSecret(dataDir: string): string {
  const path = join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Fails when the file is there: two processes that start together agree on the first one's secret.
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
      `The session secret in ${path} is damaged. Delete the file to have a new one made; everybody then signs in again.`,
    );
  return secret;
}

const unusable = (path: string, cause: unknown) =>
  new AppError('unavailable', `The session secret in ${path} can't be read or written. Check DATA_DIR and its permissions.`, { cause });
