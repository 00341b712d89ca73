import type { Role } from '#contracts/user.ts';
import styles from './role-badge.module.css';
import { ROLE_NAMES } from './user-words.ts';

const STYLE: Record<Role, string> = { super_admin: 'destructive', admin: 'secondary', user: 'outline' };

/** A role badge: Super Admin destructive, Admin secondary, User outline. */
export function RoleBadge({ role }: { role: Role }) {
  return (
    <span className={styles.badge} data-style={STYLE[role]}>
      {ROLE_NAMES[role]}
    </span>
  );
}
