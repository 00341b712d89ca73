import type { AdminUser } from '#contracts/admin.ts';
import type { Role, User } from '#contracts/user.ts';

/* What the screen offers. The server asks the same questions again and decides (product decisions on Admin). */

type Actor = Pick<User, 'id' | 'role'>;
type Target = Pick<AdminUser, 'id' | 'role'>;

const ALL: Role[] = ['user', 'admin', 'super_admin'];

/** The roles the actor may choose from for the target, its own among them; one alone means that it stays. */
export function assignableRoles(actor: Actor, target: Target): Role[] {
  if (actor.role === 'super_admin') return ALL;
  return target.role === 'user' ? ['user', 'admin'] : [target.role];
}

/** Nobody switches off themselves; admins and super admins only a super admin. */
export function maySetActive(actor: Actor, target: Target): boolean {
  return actor.id !== target.id && (actor.role === 'super_admin' || target.role === 'user');
}

export function mayResetPassword(actor: Actor, target: Target): boolean {
  return actor.role === 'super_admin' || target.role === 'user';
}

/** Offered only for users (spec section 6). */
export function mayDelete(target: Target): boolean {
  return target.role === 'user';
}
