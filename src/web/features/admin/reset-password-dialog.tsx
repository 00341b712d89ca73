import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import type { AdminUser } from '#contracts/admin.ts';
import { PASSWORD_MIN_LENGTH } from '#contracts/user.ts';
import { useResetPassword } from '../../api/admin.ts';
import { messageOf } from '../../api/client.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { passwordToggle } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './admin-page.module.css';
import { fullName } from './user-words.ts';

/** The message for a password under eight characters. */
const TOO_SHORT = 'Password must be at least 8 characters long';

export function ResetPasswordDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const reset = useResetPassword(user.id);

  const save = useSingleFlight(async () => {
    if (password.length < PASSWORD_MIN_LENGTH) return setProblem(TOO_SHORT);
    try {
      await reset.mutateAsync(password);
    } catch (error) {
      return setProblem(`Failed to reset password: ${messageOf(error, 'the call did not come through. The old password still works.')}`);
    }
    toast.success('Password reset successfully', `Every session of ${user.email} has ended.`);
    onClose();
  });

  return (
    <FormDialog
      title={`Reset password of ${fullName(user)}`}
      submitLabel="Reset password"
      pendingLabel="Resetting..."
      isPending={reset.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <p className={styles.email}>{user.email} is signed out everywhere, and signs in with the password you set here.</p>
      <PasswordInput
        label="New password"
        description="At least 8 characters"
        autoComplete="new-password"
        {...passwordToggle('password')}
        data-autofocus
        value={password}
        error={problem && <span role="alert">{problem}</span>}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
