import type { AdminUser } from '#contracts/admin.ts';
import { useDeleteUser } from '../../api/admin.ts';
import { messageOf } from '../../api/client.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';

export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const remove = useDeleteUser(user.id);
  const confirm = useSingleFlight(async () => {
    try {
      await remove.mutateAsync();
    } catch (error) {
      return toast.error('Delete Failed', messageOf(error, 'The account could not be deleted. Please try again.'));
    }
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
