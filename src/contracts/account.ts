import { z } from 'zod';
import { currentPassword, newPassword, PASSWORDS_DIFFER, personName } from './user.ts';

/** `PATCH /api/account`: the user's names and phone number; a missing field stays unchanged. */
export const AccountChange = z
  .strictObject({
    firstName: personName('First name').optional(),
    lastName: personName('Last name').optional(),
    phoneNumber: personName('Phone number').optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'There is nothing to change.');
export type AccountChange = z.infer<typeof AccountChange>;

/** `POST /api/account/password`. Ends every other session of the account. */
export const PasswordChange = z
  .strictObject({ currentPassword, newPassword, confirmPassword: z.string().max(1000) })
  .refine((input) => input.newPassword === input.confirmPassword, { message: PASSWORDS_DIFFER, path: ['confirmPassword'] });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** `DELETE /api/account`: requires the password again. */
export const AccountDeletion = z.strictObject({ password: currentPassword });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** A session of the user: a browser they are signed in with. */
export const AccountSession = z.object({
  /** Public id; the session's own id stays secret. */
  id: z.string(),
  /** Browser and system in words, such as "Firefox on Linux"; null if unknown. */
  browser: z.string().nullable(),
  signedInAt: z.string(),
  /** Accurate to the hour. */
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  /** Whether it is the requesting session. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;
/** The requesting session first, then by last use. */
export const AccountSessionList = z.array(AccountSession);

/** How many sessions were ended. */
export const SessionsEnded = z.object({ ended: z.number().int() });
