import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { StagingCredentials } from '#contracts/verification.ts';

/* Name and password of a staging site wait in the queue encrypted: AES-256-GCM, a key of their own derived from the server's secret. */

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'credentials of a check', 32));

/** Encrypts credentials for one run; for another run they can't be read. */
export function sealCredentials(credentials: StagingCredentials, { runId, secret }: { runId: string; secret: string }): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret), iv).setAAD(Buffer.from(runId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(credentials)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** What `sealCredentials` encrypted; null with another secret or run, or when it was changed. */
export function openCredentials(sealed: string, { runId, secret }: { runId: string; secret: string }): StagingCredentials | null {
  const bytes = Buffer.from(sealed, 'base64');
  const [iv, tag, text] = [
    bytes.subarray(0, IV_BYTES),
    bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    bytes.subarray(IV_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFrom(secret), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(runId))
      .setAuthTag(tag);
    return StagingCredentials.parse(JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString()));
  } catch {
    return null;
  }
}
