import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react';
import type { AdminUser } from '#contracts/admin.ts';
import { canDeleteUser, canResetPassword } from '#contracts/permissions.ts';
import type { User } from '#contracts/user.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { fullName } from './user-words.ts';
import styles from './users-table.module.css';

export type Act = 'edit' | 'reset' | 'delete';

const ACTIONS = [
  { act: 'edit', word: 'Edit', label: 'Edit role of', Icon: IconPencil },
  { act: 'reset', word: 'Reset password', label: 'Reset password of', Icon: IconKey },
  { act: 'delete', word: 'Delete', label: 'Delete', Icon: IconTrash },
] as const;

/** Actions on an account; only permitted ones are offered. */
export function UserActions({ user, actor, onAct }: { user: AdminUser; actor: User; onAct: (act: Act) => void }) {
  const isOffered = { edit: true, reset: canResetPassword(actor, user), delete: canDeleteUser(actor, user) };
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
