import { z } from 'zod';

/** Changes that their owner is told of by mail, so that a thief of the account is noticed. */
export const SecurityNotice = z.enum([
  'password-changed',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-made',
]);
export type SecurityNotice = z.infer<typeof SecurityNotice>;

/**
 * A mail to be sent, as it waits in the queue: whom it is for and why, never a token. Links are made when it is sent, so that a request
 * does the same whether an address has an account or not.
 */
export type MailJob =
  | { kind: 'password-reset'; email: string }
  | { kind: 'confirm-address'; userId: string }
  | { kind: 'change-address'; userId: string; email: string }
  /** To the address that is no longer, or may soon no longer be, the account's. */
  | { kind: 'address-notice'; userId: string; to: string; newEmail: string; state: 'requested' | 'changed' }
  | { kind: 'invitation'; invitationId: string }
  | { kind: 'security-notice'; userId: string; what: SecurityNotice }
  | { kind: 'analysis-done'; userId: string; projectId: string }
  /** Something that matters changed between two analyses: their ids. */
  | { kind: 'site-changed'; userId: string; projectId: string; before: string; after: string }
  /** A scheduled analysis could not read the site several times. */
  | { kind: 'schedule-stopped'; userId: string; projectId: string };
