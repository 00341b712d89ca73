import type { AdminUserChange } from '#contracts/admin.ts';
import { AppError } from '#contracts/errors.ts';
import { canAdminister, canAssignRole, canChangeTier, canSetActive } from '#contracts/permissions.ts';
import type { User } from '#contracts/user.ts';
import { addAuditEntry } from '#database/accounts/audit-log.ts';
import { setActive, setRole, setTier } from '#database/accounts/users.ts';
import type { Db } from '#database/schema.ts';
import { assertAllowed } from './guards.ts';

/** The 404 for an account that doesn't exist. */
export const accountNotFound = () => new AppError('not-found', 'This account does not exist.');

type Change = { actor: User | null; target: User | null; change: AdminUserChange };

/**
 * Changes an account's role, tier or active state and logs each change; an unchanged value is no action. Call it in a transaction, so that
 * all changes happen or none. Throws `not-allowed` when the actor may not make one of them, `not-found`, or `conflict` for the last super
 * admin.
 */
export async function changeAccount(tx: Db, { actor, target, change }: Change): Promise<User> {
  assertAllowed(actor !== null && canAdminister(actor), 'Only administrators may do this.');
  if (!actor || !target) throw accountNotFound();
  const { role = target.role, tier = target.tier, isActive = target.isActive } = change;
  let changed: User | null = target;
  if (role !== target.role) {
    assertAllowed(canAssignRole(actor, target, role), 'Only a super admin may give or take this role.');
    changed = await setRole(tx, target.id, role);
    await addAuditEntry(tx, { action: 'role-changed', actor, target, from: target.role, to: role });
  }
  if (tier !== target.tier) {
    assertAllowed(canChangeTier(actor), 'Only administrators may do this.');
    changed = await setTier(tx, target.id, tier);
    await addAuditEntry(tx, { action: 'tier-changed', actor, target, from: target.tier, to: tier });
  }
  if (isActive !== target.isActive) {
    assertAllowed(canSetActive(actor, target), activeRefusal(actor, target));
    changed = await setActive(tx, target.id, isActive);
    await addAuditEntry(tx, { action: isActive ? 'activated' : 'deactivated', actor, target });
  }
  if (!changed) throw accountNotFound();
  return changed;
}

const activeRefusal = (actor: User, target: User) =>
  actor.id === target.id
    ? "You can't deactivate your own account."
    : 'Only a super admin may activate or deactivate an admin or super admin.';
