import { IconCheck } from '@tabler/icons-react';
import type { AdminUser } from '#contracts/admin.ts';
import type { User } from '#contracts/user.ts';
import { RoleBadge } from './role-badge.tsx';
import { type Act, UserActions } from './user-actions.tsx';
import { dayOf, fullName, TIER_NAMES } from './user-words.ts';
import styles from './users-table.module.css';

/** One account. On a narrow screen its details are under the name, and their columns are gone. */
export function UserRow({ user, actor, onAct }: { user: AdminUser; actor: User; onAct: (act: Act) => void }) {
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
