import { z } from 'zod';
import { hasAny } from '#text/characters.ts';
import { hasHiddenCharacters } from './plain-text.ts';
import { ROLES, TIERS } from './roles.ts';

export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;
export const Tier = z.enum(TIERS);
export type Tier = z.infer<typeof Tier>;

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters';
export const PASSWORDS_DIFFER = "Passwords don't match";
export const EMAIL_INVALID = 'Please enter a valid email';
export const PASSWORD_REQUIRED = 'Password is required';
export const WRONG_LOGIN = 'Invalid email or password';

/** The current user as the API returns it, without the password. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  profileImageUrl: z.string().nullable(),
  role: Role,
  tier: Tier,
  permissions: z.array(z.string()),
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type User = z.infer<typeof User>;

/** An email address: trimmed, in lower case. */
export const email = z
  .string()
  .max(254, EMAIL_INVALID)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email(EMAIL_INVALID));
/** Characters of markup and code, which no name or phone number has. */
const NOT_IN_A_NAME = '<>{}\\;=';
/** A name or phone number: trimmed, 1 to 100 characters. `label` starts the error message. */
export const personName = (label: string) =>
  z
    .string()
    .max(100, `${label} is too long`)
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .min(1, `${label} is required`)
        .refine((value) => !hasHiddenCharacters(value), `${label} contains a character that cannot be stored.`)
        .refine((value) => !hasAny(value, NOT_IN_A_NAME), `${label} can’t contain any of < > { } \\ ; =`),
    );

/** Argon2 takes any length; this bounds the work of hashing. */
const MAX_PASSWORD_LENGTH = 200;

/** A new password. The server also rejects common ones. */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT)
  .max(MAX_PASSWORD_LENGTH, 'Password must be at most 200 characters');
/** A password that a user confirms. */
export const currentPassword = z.string().min(1, PASSWORD_REQUIRED).max(1000, 'This password is wrong.');

export const RegisterInput = z
  .strictObject({
    firstName: personName('First name'),
    lastName: personName('Last name'),
    email,
    phoneNumber: personName('Phone number'),
    password: newPassword,
    confirmPassword: z.string().max(1000),
  })
  .refine((input) => input.password === input.confirmPassword, { message: PASSWORDS_DIFFER, path: ['confirmPassword'] });
export type RegisterInput = z.infer<typeof RegisterInput>;

export const LoginInput = z.strictObject({ email, password: z.string().min(1, PASSWORD_REQUIRED).max(1000, WRONG_LOGIN) });
export type LoginInput = z.infer<typeof LoginInput>;
