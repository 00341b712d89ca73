import { Role, type User } from './user.ts';

/*
 * Who may do what to whom (product decisions on Admin). The screens ask before they offer; the server asks again, of the
 * accounts as they are at that moment, and decides.
 */

type Person = Pick<User, 'id' | 'role'>;
type ActivePerson = Person & Pick<User, 'isActive'>;

/** Whether a person may use the administration at all. */
export function canAdminister(actor: ActivePerson): boolean {
  return actor.isActive && actor.role !== 'user';
}

/** Whether the actor may give the target a role. Giving or taking super_admin, and any change of an admin, is for super admins. */
export function canAssignRole(actor: ActivePerson, target: Person, role: Role): boolean {
  if (!canAdminister(actor)) return false;
  return actor.role === 'super_admin' || (target.role === 'user' && role !== 'super_admin');
}

/** Whether the actor may give the target a tier: tiers are quotas, not rights. */
export function canChangeTier(actor: ActivePerson): boolean {
  return canAdminister(actor);
}

/** Whether the actor may activate or deactivate the target: never themselves; admins and super admins only by a super admin. */
export function canSetActive(actor: ActivePerson, target: Person): boolean {
  if (!canAdminister(actor) || actor.id === target.id) return false;
  return actor.role === 'super_admin' || target.role === 'user';
}

/** Whether the actor may reset the target's password; an admin's or super admin's only a super admin. */
export function canResetPassword(actor: ActivePerson, target: Person): boolean {
  return canAdminister(actor) && (actor.role === 'super_admin' || target.role === 'user');
}

/** Whether the actor may delete the target: nobody deletes an admin or super admin. */
export function canDeleteUser(actor: ActivePerson, target: Person): boolean {
  return canAdminister(actor) && target.role === 'user';
}

/** Whether people may delete their own account: administrators give up the role first. */
export function canDeleteOwnAccount(person: Person): boolean {
  return person.role === 'user';
}

/** The roles the actor may choose from for the target, its own among them; one alone means that it stays. */
export function assignableRoles(actor: ActivePerson, target: Person): Role[] {
  return Role.options.filter((role) => role === target.role || canAssignRole(actor, target, role));
}
