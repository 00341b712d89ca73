import { z } from 'zod';
import { currentPassword, newPassword, PASSWORDS_DIFFER, personName } from './user.ts';

/** `PATCH /api/account`: the own names and phone number; a field left out stays. */
export const AccountChange = z
  .strictObject({
    firstName: personName('First name').optional(),
    lastName: personName('Last name').optional(),
    phoneNumber: personName('Phone number').optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'There is nothing to change.');
export type AccountChange = z.infer<typeof AccountChange>;

/** `POST /api/account/password`. Every other session of the account ends with it. */
export const PasswordChange = z
  .strictObject({ currentPassword, newPassword, confirmPassword: z.string().max(1000) })
  .refine((input) => input.newPassword === input.confirmPassword, { message: PASSWORDS_DIFFER, path: ['confirmPassword'] });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** `DELETE /api/account`: the password is asked for again. */
export const AccountDeletion = z.strictObject({ password: currentPassword });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** A place where the person is signed in. */
export const AccountSession = z.object({
  /** A name for it; the session's own id stays secret. */
  id: z.string(),
  /** Browser and system in words, such as "Firefox on Linux"; null where the browser did not say. */
  browser: z.string().nullable(),
  signedInAt: z.string(),
  /** Known to the hour. */
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  /** Whether it is the session that asks. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;
/** The session that asks first, then the last seen. */
export const AccountSessionList = z.array(AccountSession);
export type AccountSessionList = z.infer<typeof AccountSessionList>;

/** How many sessions were ended. */
export const SessionsEnded = z.object({ ended: z.number().int() });
export type SessionsEnded = z.infer<typeof SessionsEnded>;
