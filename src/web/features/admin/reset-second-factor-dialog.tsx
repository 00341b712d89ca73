import type { AdminUser } from '#contracts/admin.ts';
import { useResetSecondFactor } from '../../api/admin.ts';
import { useAction } from '../../api/use-action.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './admin-page.module.css';
import { fullName } from './user-words.ts';

export function ResetSecondFactorDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const reset = useResetSecondFactor(user.id);
  const failed = { title: 'Not Reset', fallback: 'Two-step sign-in could not be reset. Please try again.' };
  const submit = useAction(failed, async () => {
    await reset.mutateAsync();
    toast.success('Two-Step Sign-In Reset', `${user.email} signs in with the password alone.`);
    onClose();
  });
  return (
    <FormDialog
      title={`Reset two-step sign-in of ${fullName(user)}`}
      submitLabel="Reset"
      pendingLabel="Resetting..."
      isPending={reset.isPending}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.email}>
        For someone who lost the phone and the recovery codes. Make sure that it is {user.email} who asks. Every session of the account
        ends, and the password alone signs in until it is set up again.
      </p>
    </FormDialog>
  );
}
