import { describe, expect, it } from 'vitest';
import {
  canAdminister,
  canAssignRole,
  canChangeTier,
  canDeleteOwnAccount,
  canDeleteUser,
  canResetPassword,
  canSetActive,
} from './permissions.ts';
import type { Role } from './user.ts';

const person = (role: Role, id: string = role) => ({ id, role, isActive: true });
const ROLES: Role[] = ['user', 'admin', 'super_admin'];

/** Who may do what to another account: one row an action, one entry for each actor and target. */
const TABLE: Record<string, { ask: (actor: Role, target: Role) => boolean; yes: string[] }> = {
  'give the role user': {
    ask: (actor, target) => canAssignRole(person(actor, 'a'), person(target, 'b'), 'user'),
    yes: ['admin > user', 'super_admin > user', 'super_admin > admin', 'super_admin > super_admin'],
  },
  'give the role admin': {
    ask: (actor, target) => canAssignRole(person(actor, 'a'), person(target, 'b'), 'admin'),
    yes: ['admin > user', 'super_admin > user', 'super_admin > admin', 'super_admin > super_admin'],
  },
  'give the role super_admin': {
    ask: (actor, target) => canAssignRole(person(actor, 'a'), person(target, 'b'), 'super_admin'),
    yes: ['super_admin > user', 'super_admin > admin', 'super_admin > super_admin'],
  },
  'give a tier': {
    ask: (actor) => canChangeTier(person(actor, 'a')),
    yes: ROLES.flatMap((target) => [`admin > ${target}`, `super_admin > ${target}`]),
  },
  'activate or deactivate': {
    ask: (actor, target) => canSetActive(person(actor, 'a'), person(target, 'b')),
    yes: ['admin > user', 'super_admin > user', 'super_admin > admin', 'super_admin > super_admin'],
  },
  'reset the password': {
    ask: (actor, target) => canResetPassword(person(actor, 'a'), person(target, 'b')),
    yes: ['admin > user', 'super_admin > user', 'super_admin > admin', 'super_admin > super_admin'],
  },
  delete: {
    ask: (actor, target) => canDeleteUser(person(actor, 'a'), person(target, 'b')),
    yes: ['admin > user', 'super_admin > user'],
  },
};

describe('who may do what to whom', () => {
  it.each(Object.entries(TABLE))('%s', (_action, { ask, yes }) => {
    const answered = ROLES.flatMap((actor) => ROLES.filter((target) => ask(actor, target)).map((target) => `${actor} > ${target}`));
    expect(answered.sort()).toEqual(yes.sort());
  });

  it('an inactive administrator may nothing', () => {
    const gone = { ...person('super_admin', 'a'), isActive: false };
    const other = person('user', 'b');
    const questions = [
      canAdminister(gone),
      canAssignRole(gone, other, 'user'),
      canChangeTier(gone),
      canSetActive(gone, other),
      canResetPassword(gone, other),
      canDeleteUser(gone, other),
    ];
    expect(questions).toEqual(Array(6).fill(false));
  });

  it('nobody deactivates themselves, and an admin stays what they are by themselves', () => {
    for (const role of ROLES) expect(canSetActive(person(role), person(role))).toBe(false);
    expect(canAssignRole(person('admin'), person('admin'), 'user')).toBe(false);
    expect(canResetPassword(person('admin'), person('admin'))).toBe(false);
  });

  it('only plain users delete their own account', () => {
    expect(ROLES.filter((role) => canDeleteOwnAccount(person(role)))).toEqual(['user']);
  });
});
