import { z } from 'zod';
import { currentPassword, email, newPassword, PASSWORDS_DIFFER, personName, Role } from './user.ts';

/*
 * Links that arrive by mail, or that an administrator hands over where this installation sends none: a new password, an address to
 * confirm, an invitation.
 */

export const TOKEN_LENGTH = 43;
/** 256 bits in base64url. A wrong length is as wrong as a wrong token. */
const token = z.string().max(200);

/** `POST /api/auth/forgot-password`. */
export const ForgotPassword = z.strictObject({ email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

const samePasswords = (input: { password: string; confirmPassword?: string | undefined }) =>
  input.confirmPassword === undefined || input.password === input.confirmPassword;
const differ = { message: PASSWORDS_DIFFER, path: ['confirmPassword'] };

/** `POST /api/auth/reset-password`. `confirmPassword` is for forms; programs may leave it out. */
export const ResetPassword = z
  .strictObject({ token, password: newPassword, confirmPassword: z.string().max(1000).optional() })
  .refine(samePasswords, differ);
export type ResetPassword = z.infer<typeof ResetPassword>;

/** `POST /api/auth/confirm-address`, `POST /api/auth/invitation`. */
export const TokenInput = z.strictObject({ token });
export type TokenInput = z.infer<typeof TokenInput>;

/** `POST /api/auth/accept-invitation`: an account for the invited address. */
export const AcceptInvitation = z
  .strictObject({
    token,
    firstName: personName('First name'),
    lastName: personName('Last name'),
    phoneNumber: personName('Phone number'),
    password: newPassword,
    confirmPassword: z.string().max(1000).optional(),
  })
  .refine(samePasswords, differ);
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

/** What an invited person sees before accepting. */
export const InvitationPreview = z.object({ email: z.string() });

/** `POST /api/account/email`: requires the password again. */
export const AddressChange = z.strictObject({ email, password: currentPassword });
export type AddressChange = z.infer<typeof AddressChange>;
/** `changed` at once where this installation sends no mail; else `sent`: it takes effect when the link at the new address is used. */
export const AddressChangeResult = z.object({ state: z.enum(['sent', 'changed']), email: z.string() });

/** `POST /api/admin/invitations`. */
export const InvitationInput = z.strictObject({ email, role: Role.default('user') });
export type InvitationInput = z.input<typeof InvitationInput>;

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: Role,
  /** Address of the administrator. */
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;
/** Those that are neither accepted nor expired, newest first. */
export const InvitationList = z.array(Invitation);

/** A link to hand over; told once. Relative where PUBLIC_URL is not set. Null when it was sent by mail. */
const link = z.string().nullable();
export const InvitationCreated = Invitation.extend({ link });
export type InvitationCreated = z.infer<typeof InvitationCreated>;
export const PasswordLink = z.object({ link, expiresAt: z.string() });
export type PasswordLink = z.infer<typeof PasswordLink>;

const SCREENS = { 'password-reset': '/reset-password', 'confirm-address': '/confirm-address', invitation: '/invitation' };

/** Path of the screen that a link leads to. */
export const linkTo = (kind: keyof typeof SCREENS, token: string): string => `${SCREENS[kind]}?token=${token}`;
