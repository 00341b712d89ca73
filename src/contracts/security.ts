import { z } from 'zod';
import { currentPassword } from './user.ts';

/** What happened to an account, as its owner sees it. */
export const SecurityEventKind = z.enum([
  'registered',
  'signed-in',
  'sign-in-failed',
  'second-factor-failed',
  'password-changed',
  'password-reset',
  'password-reset-by-admin',
  'address-confirmed',
  'address-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset-by-admin',
  'recovery-code-used',
  'recovery-codes-made',
  'sessions-ended',
  'key-created',
  'key-revoked',
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

export const SecurityEvent = z.object({
  id: z.string(),
  at: z.string(),
  kind: SecurityEventKind,
  /** Browser and system in words, such as "Firefox on Linux"; null if unknown. */
  browser: z.string().nullable(),
  /** Failed sign-ins in a row are one event. */
  count: z.number().int(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;
/** The newest 50, newest first. They are kept for 90 days. */
export const SecurityEventList = z.array(SecurityEvent);

/** `GET /api/account`: what Settings shows of the account beyond the user's details. */
export const AccountState = z.object({
  /** Whether this installation sends mail. */
  mail: z.boolean(),
  /** Whether a link sent to the user's address was used. */
  emailConfirmed: z.boolean(),
  /** Whether the user wants a mail when an analysis is done. */
  mailWhenDone: z.boolean(),
  secondFactor: z.object({
    enabledAt: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
    /** Whether this user must have one, because administrators must. */
    required: z.boolean(),
  }),
});
export type AccountState = z.infer<typeof AccountState>;

/** `PUT /api/account/notifications`. */
export const NotificationChange = z.strictObject({ mailWhenDone: z.boolean() });
export type NotificationChange = z.infer<typeof NotificationChange>;

export const RECOVERY_CODE_COUNT = 10;
/** Six digits of an authenticator app, or a recovery code; blanks and dashes don't matter. */
export const code = z
  .string()
  .max(40, 'This code is wrong.')
  .transform((text) => text.toLowerCase().replaceAll(' ', '').replaceAll('-', ''))
  .pipe(z.string().min(6, 'Please enter the code.'));

/** `POST /api/auth/second-factor`: the second step of signing in. */
export const SecondFactorInput = z.strictObject({ code });
export type SecondFactorInput = z.infer<typeof SecondFactorInput>;

/** 202 of `POST /api/auth/login`: the password is right, and the account has a second factor. */
export const SecondFactorNeeded = z.object({ secondFactor: z.literal('needed') });

/** `POST /api/account/second-factor`: starts the setup; requires the password again. */
export const SecondFactorStart = z.strictObject({ password: currentPassword });
export type SecondFactorStart = z.infer<typeof SecondFactorStart>;
/** The secret for the authenticator app, as text and as the address that a QR code holds. Not in use until a code confirmed it. */
export const SecondFactorSetup = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;
/** The only time that the codes are told. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
/** Switching the second factor off, and making new recovery codes. */
export const SecondFactorProof = z.strictObject({ password: currentPassword, code });
export type SecondFactorProof = z.infer<typeof SecondFactorProof>;
