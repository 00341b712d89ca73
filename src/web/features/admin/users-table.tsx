import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { AdminUser, AdminUserSort, AdminUserSortField } from '#contracts/admin.ts';
import { useSession } from '../../api/session.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { ResetSecondFactorDialog } from './reset-second-factor-dialog.tsx';
import type { Act } from './user-actions.tsx';
import { UserRow } from './user-row.tsx';
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
