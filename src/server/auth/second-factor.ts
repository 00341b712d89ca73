import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODE_COUNT } from '#contracts/security.ts';
import { findSecondFactor, listRecoveryCodes, startSecondFactor, takeRecoveryCode, takeStep } from '#database/accounts/second-factors.ts';
import type { Db } from '#database/schema.ts';
import { openText, type Seal, sealText } from '#jobs/seal-text.ts';
import type { Passwords } from './passwords.ts';

/** Values that every authenticator app supports (RFC 6238, 4 and 5.2; RFC 4226, 5.3). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226, 4: a secret of 160 bits is recommended. */
const SECRET_BYTES = 20;
/** A code is accepted one step early or late: clocks differ, and people type (RFC 6238, 5.2). */
const WINDOW = 1;
/** Without letters and digits that look alike; ten of them are 49 bits. */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;

type Parts = { db: Db; secret: string; passwords: Passwords; now: () => Date };
export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** The second factor of accounts: time-based codes of an authenticator app (RFC 6238), and recovery codes. */
export function createSecondFactors({ db, secret: serverSecret, passwords, now }: Parts) {
  const sealFor = (userId: string): Seal => ({ purpose: 'second factor', owner: userId, secret: serverSecret });

  /** Whether it is the app's current code, which it then is for the last time. */
  async function takeAppCode(userId: string, code: string): Promise<boolean> {
    const stored = await findSecondFactor(db, userId);
    const secret = stored && openText(stored.sealedSecret, sealFor(userId));
    if (!secret) return false;
    const timestamp = now().getTime();
    const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
    if (delta === null) return false;
    return takeStep(db, userId, Math.floor(timestamp / 1000 / STEP_SECONDS) + delta);
  }

  async function takeRecovery(userId: string, code: string): Promise<boolean> {
    for (const hash of await listRecoveryCodes(db, userId))
      if (await passwords.isRight(hash, code)) return takeRecoveryCode(db, userId, hash);
    return false;
  }

  return {
    /** Makes a secret for the user's app; it is not in use until a code of it was checked and the second factor enabled. */
    async start({ id, email }: { id: string; email: string }): Promise<{ secret: string; uri: string }> {
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      await startSecondFactor(db, id, sealText(secret, sealFor(id)));
      return { secret, uri: totpOf(secret, email).toString() };
    },
    takeAppCode,
    /** Checks a code and uses it up: `app`, `recovery`, or null when it is wrong or was used before. */
    async takeCode(userId: string, code: string): Promise<'app' | 'recovery' | null> {
      if (isAppCode(code)) return (await takeAppCode(userId, code)) ? 'app' : null;
      return code.length === RECOVERY_LENGTH && (await takeRecovery(userId, code)) ? 'recovery' : null;
    },
    /** New recovery codes as their owner keeps them, and the hashes to store. */
    async makeRecoveryCodes(): Promise<{ recoveryCodes: string[]; hashes: string[] }> {
      const codes = Array.from({ length: RECOVERY_CODE_COUNT }, randomCode);
      const hashes: string[] = [];
      for (const code of codes) hashes.push(await passwords.hash(code));
      return { recoveryCodes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes };
    },
  };
}

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Sitebrief', label, algorithm: 'SHA1', digits: DIGITS, period: STEP_SECONDS, secret: Secret.fromBase32(secret) });

const isAppCode = (code: string) => code.length === DIGITS && [...code].every((digit) => digit >= '0' && digit <= '9');

const randomCode = () => Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');
