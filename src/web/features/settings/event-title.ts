import type { SecurityEvent, SecurityEventKind } from '#contracts/security.ts';

const TITLES: Record<SecurityEventKind, string> = {
  registered: 'Account created',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Wrong password',
  'second-factor-failed': 'Right password, wrong code',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by a link',
  'password-reset-by-admin': 'Password reset by an administrator',
  'address-confirmed': 'Address confirmed',
  'address-changed': 'Address changed',
  'second-factor-on': 'Two-step sign-in switched on',
  'second-factor-off': 'Two-step sign-in switched off',
  'second-factor-reset-by-admin': 'Two-step sign-in reset by an administrator',
  'recovery-code-used': 'Signed in with a recovery code',
  'recovery-codes-made': 'New recovery codes made',
  'sessions-ended': 'Signed out everywhere else',
  'key-created': 'API key created',
  'key-revoked': 'API key revoked',
};

/** An event in words; how often, where it was more than once. */
export function eventTitle({ kind, count }: Pick<SecurityEvent, 'kind' | 'count'>): string {
  return count > 1 ? `${TITLES[kind]}, ${count} times` : TITLES[kind];
}
