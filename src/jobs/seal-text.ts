import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/* Secrets that must be read again are stored encrypted: AES-256-GCM, with a key for each purpose derived from the server's secret. */

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is for, whom or what it belongs to, and the server's secret. */
export type Seal = { purpose: string; owner: string; secret: string };

const keyFor = ({ secret, purpose }: Seal) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a text for one purpose and owner; for another it can't be read. */
export function sealText(text: string, seal: Seal): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(seal), iv).setAAD(Buffer.from(seal.owner));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** What `sealText` encrypted; null with another secret, purpose or owner, or when it was changed. */
export function openText(sealed: string, seal: Seal): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const [iv, tag, text] = [
    bytes.subarray(0, IV_BYTES),
    bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    bytes.subarray(IV_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFor(seal), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(seal.owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString();
  } catch {
    return null;
  }
}
