import type { AdminUser } from '#contracts/admin.ts';
import { useDeleteUser } from '../../api/admin.ts';
import { useAction } from '../../api/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';

export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const remove = useDeleteUser(user.id);
  const failed = { title: 'Delete Failed', fallback: 'The account could not be deleted. Please try again.' };
  const confirm = useAction(failed, async () => {
    await remove.mutateAsync();
    toast.success('User Deleted', `${user.email} and all projects of the account are gone.`);
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title="Delete User"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Are you sure you want to delete {user.email}? All projects of the account are deleted with it. This action cannot be undone.
    </ConfirmDialog>
  );
}
