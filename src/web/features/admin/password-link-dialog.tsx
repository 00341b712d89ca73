import type { AdminUser } from '#contracts/admin.ts';
import { usePasswordLink } from '../../api/admin.ts';
import { useAction } from '../../api/use-action.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './admin-page.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { fullName } from './user-words.ts';

/** The person chooses the password; the administrator never learns it. */
export function PasswordLinkDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const make = usePasswordLink(user.id);
  const failed = { title: 'No Link', fallback: 'The link could not be made. Please try again.' };
  const submit = useAction(failed, async () => {
    const { link } = await make.mutateAsync();
    if (link !== null) return;
    toast.success('Mail Sent', `A link to set a new password is on its way to ${user.email}.`);
    onClose();
  });
  if (make.data?.link)
    return (
      <LinkDialog
        title="Password reset link"
        link={make.data.link}
        about={`For ${user.email}. It works once, within one hour.`}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={`Password reset link for ${fullName(user)}`}
      submitLabel="Make the link"
      pendingLabel="Making..."
      isPending={make.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.email}>
        With it {user.email} chooses a new password. Until then the old one works. Where this installation sends mail, the link goes to the
        address; else you get it to hand over.
      </p>
    </FormDialog>
  );
}
