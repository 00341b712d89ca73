import { StagingCredentials } from '#contracts/verification.ts';
import { openText, type Seal, sealText } from './seal-text.ts';

/* Name and password of a staging site wait in the queue encrypted. */

type ForRun = { runId: string; secret: string };

const sealOf = ({ runId, secret }: ForRun): Seal => ({ purpose: 'credentials of a check', owner: runId, secret });

/** Encrypts credentials for one run; for another run they can't be read. */
export function sealCredentials(credentials: StagingCredentials, run: ForRun): string {
  return sealText(JSON.stringify(credentials), sealOf(run));
}

/** What `sealCredentials` encrypted; null with another secret or run, or when it was changed. */
export function openCredentials(sealed: string, run: ForRun): StagingCredentials | null {
  const text = openText(sealed, sealOf(run));
  return text === null ? null : StagingCredentials.parse(JSON.parse(text));
}
