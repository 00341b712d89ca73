import { Role, type User } from './user.ts';

/*
 * Who may do what to whom. The screens use these rules to show or hide actions; the server checks them again, against the current accounts,
 * and decides.
 */

type Person = Pick<User, 'id' | 'role'>;
type ActivePerson = Person & Pick<User, 'isActive'>;

/** Whether a user may use the administration at all. */
export function canAdminister(actor: ActivePerson): boolean {
  return actor.isActive && actor.role !== 'user';
}

/** Whether the actor may give the target a role. Only super admins may grant or revoke super_admin or change an admin. */
export function canAssignRole(actor: ActivePerson, target: Person, role: Role): boolean {
  if (!canAdminister(actor)) return false;
  return actor.role === 'super_admin' || (target.role === 'user' && role !== 'super_admin');
}

/** Whether the actor may change a tier: tiers are quotas, not rights. */
export function canChangeTier(actor: ActivePerson): boolean {
  return canAdminister(actor);
}

/** Whether the actor may activate or deactivate the target: never themselves; only a super admin may (de)activate admins and super admins. */
export function canSetActive(actor: ActivePerson, target: Person): boolean {
  if (!canAdminister(actor) || actor.id === target.id) return false;
  return actor.role === 'super_admin' || target.role === 'user';
}

/** Whether the actor may reset the target's password; only a super admin may reset that of an admin or super admin. */
export function canResetPassword(actor: ActivePerson, target: Person): boolean {
  return canAdminister(actor) && (actor.role === 'super_admin' || target.role === 'user');
}

/** Whether the actor may invite someone with a role, or revoke the invitation; only a super admin may invite admins and super admins. */
export function canInvite(actor: ActivePerson, role: Role): boolean {
  return canAdminister(actor) && (actor.role === 'super_admin' || role === 'user');
}

/** Whether the actor may delete the target: admins and super admins can't be deleted. */
export function canDeleteUser(actor: ActivePerson, target: Person): boolean {
  return canAdminister(actor) && target.role === 'user';
}

/** Whether a user may delete their own account: administrators must lose the role first. */
export function canDeleteOwnAccount(person: Person): boolean {
  return person.role === 'user';
}

/** The roles the actor may choose for the target, including its current one; a single one means it can't be changed. */
export function assignableRoles(actor: ActivePerson, target: Person): Role[] {
  return Role.options.filter((role) => role === target.role || canAssignRole(actor, target, role));
}
