import { IconDeviceMobileOff, IconKey, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import type { AdminUser } from '#contracts/admin.ts';
import { canDeleteUser, canResetPassword } from '#contracts/permissions.ts';
import type { User } from '#contracts/user.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { fullName } from './user-words.ts';
import styles from './users-table.module.css';

export type Act = 'edit' | 'link' | 'reset' | 'second-factor' | 'delete';

const ACTIONS = [
  { act: 'edit', word: 'Edit', label: 'Edit role of', Icon: IconPencil },
  { act: 'link', word: 'Password reset link', label: 'Password reset link for', Icon: IconLink },
  { act: 'reset', word: 'Reset password', label: 'Reset password of', Icon: IconKey },
  { act: 'second-factor', word: 'Reset two-step sign-in', label: 'Reset two-step sign-in of', Icon: IconDeviceMobileOff },
  { act: 'delete', word: 'Delete', label: 'Delete', Icon: IconTrash },
] as const;

/** Actions on an account; only permitted ones are offered. */
export function UserActions({ user, actor, onAct }: { user: AdminUser; actor: User; onAct: (act: Act) => void }) {
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
