import type { Role, Tier } from '#contracts/user.ts';

export const ROLE_NAMES: Record<Role, string> = { user: 'User', admin: 'Admin', super_admin: 'Super Admin' };
export const TIER_NAMES: Record<Tier, string> = { free: 'Free', paid: 'Paid', enterprise: 'Enterprise' };

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** The date of a timestamp, or 'No date'. */
export function dayOf(moment: string | null | undefined): string {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? 'No date' : day.format(date);
}

export function fullName({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): string {
  return `${firstName} ${lastName}`.trim() || email;
}
