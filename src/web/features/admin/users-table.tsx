import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck, IconDeviceMobileOff, IconKey, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { AdminUser, AdminUserSort, AdminUserSortField } from '#contracts/admin.ts';
import { canDeleteUser, canResetPassword } from '#contracts/permissions.ts';
import type { Role, User } from '#contracts/user.ts';
import { useSession } from '../../api/session.ts';
import { SmallButton } from '../../ui/small-button.ts';
import badge from './role-badge.module.css';
import { DeleteUserDialog, EditUserDialog, PasswordLinkDialog, ResetPasswordDialog, ResetSecondFactorDialog } from './user-dialogs.tsx';
import { dayOf, fullName, ROLE_NAMES, TIER_NAMES } from './user-words.ts';
import styles from './users-table.module.css';

const COLUMNS: { title: string; field: AdminUserSortField }[] = [
  { title: 'User', field: 'name' },
  { title: 'Role', field: 'role' },
  { title: 'Tier', field: 'tier' },
  { title: 'Active', field: 'isActive' },
  { title: 'Created', field: 'createdAt' },
];

type Props = { users: AdminUser[]; sort: AdminUserSort; onSort: (field: AdminUserSortField) => void };

export function UsersTable({ users, sort, onSort }: Props) {
  const { user: actor } = useSession();
  const [asked, setAsked] = useState<{ act: Act; user: AdminUser } | null>(null);
  const close = () => setAsked(null);
  if (!actor) return null;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Accounts</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ title, field }) => (
              <SortHead key={field} title={title} order={orderOf(sort, field)} onSort={() => onSort(field)} />
            ))}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} actor={actor} onAct={(act) => setAsked({ act, user })} />
          ))}
        </tbody>
      </table>
      {asked?.act === 'edit' && <EditUserDialog user={asked.user} actor={actor} onClose={close} />}
      {asked?.act === 'link' && <PasswordLinkDialog user={asked.user} onClose={close} />}
      {asked?.act === 'second-factor' && <ResetSecondFactorDialog user={asked.user} onClose={close} />}
      {asked?.act === 'reset' && <ResetPasswordDialog user={asked.user} onClose={close} />}
      {asked?.act === 'delete' && <DeleteUserDialog user={asked.user} onClose={close} />}
    </>
  );
}

type Order = 'ascending' | 'descending' | 'none';

function orderOf(sort: AdminUserSort, field: AdminUserSortField): Order {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

function SortHead({ title, order, onSort }: { title: string; order: Order; onSort: () => void }) {
  return (
    <th scope="col" aria-sort={order}>
      <UnstyledButton className={styles.sort ?? ''} onClick={onSort}>
        {title}
        {order === 'ascending' && <IconArrowUp size={14} stroke={2} aria-hidden />}
        {order === 'descending' && <IconArrowDown size={14} stroke={2} aria-hidden />}
      </UnstyledButton>
    </th>
  );
}

/** One account. On a narrow screen its details are under the name, and their columns are gone. */
function UserRow({ user, actor, onAct }: { user: AdminUser; actor: User; onAct: (act: Act) => void }) {
  const { email, role, tier, isActive, createdAt } = user;
  return (
    <tr data-inactive={!isActive || undefined}>
      <th scope="row" className={styles.user}>
        <span className={styles.name}>{fullName(user)}</span>
        {user.id === actor.id && <span className={styles.you}>you</span>}
        <span className={styles.email}>{email}</span>
        <span className={styles.facts}>
          <RoleBadge role={role} /> {TIER_NAMES[tier]}, {isActive ? 'active' : 'inactive'}, {dayOf(createdAt)}
        </span>
      </th>
      <td>
        <RoleBadge role={role} />
      </td>
      <td>{TIER_NAMES[tier]}</td>
      <td>
        {isActive ? (
          <span className={styles.yes}>
            <IconCheck size="1em" stroke={2} aria-hidden /> Active
          </span>
        ) : (
          'Inactive'
        )}
      </td>
      <td className="tabular">{dayOf(createdAt)}</td>
      <td>
        <UserActions user={user} actor={actor} onAct={onAct} />
      </td>
    </tr>
  );
}

type Act = 'edit' | 'link' | 'reset' | 'second-factor' | 'delete';

const ACTIONS = [
  { act: 'edit', word: 'Edit', label: 'Edit role of', Icon: IconPencil },
  { act: 'link', word: 'Password reset link', label: 'Password reset link for', Icon: IconLink },
  { act: 'reset', word: 'Reset password', label: 'Reset password of', Icon: IconKey },
  { act: 'second-factor', word: 'Reset two-step sign-in', label: 'Reset two-step sign-in of', Icon: IconDeviceMobileOff },
  { act: 'delete', word: 'Delete', label: 'Delete', Icon: IconTrash },
] as const;

/** Actions on an account; only permitted ones are offered. */
function UserActions({ user, actor, onAct }: { user: AdminUser; actor: User; onAct: (act: Act) => void }) {
  const canHelp = canResetPassword(actor, user) && actor.id !== user.id;
  const isOffered: Record<Act, boolean> = {
    edit: true,
    link: canHelp && user.isActive,
    reset: canResetPassword(actor, user),
    'second-factor': canHelp && user.hasSecondFactor,
    delete: canDeleteUser(actor, user),
  };
  return (
    <div className={styles.actions}>
      {ACTIONS.filter(({ act }) => isOffered[act]).map(({ act, word, label, Icon }) => (
        <SmallButton key={act} title={word} aria-label={`${label} ${fullName(user)}`} onClick={() => onAct(act)}>
          <Icon size={16} stroke={1.5} aria-hidden />
          <span className={styles.word}>{word}</span>
        </SmallButton>
      ))}
    </div>
  );
}

const STYLE: Record<Role, string> = { super_admin: 'destructive', admin: 'secondary', user: 'outline' };

/** A role badge: Super Admin destructive, Admin secondary, User outline. */
function RoleBadge({ role }: { role: Role }) {
  return (
    <span className={badge.badge} data-style={STYLE[role]}>
      {ROLE_NAMES[role]}
    </span>
  );
}
