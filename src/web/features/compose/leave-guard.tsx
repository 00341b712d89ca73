import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useLeaveWarning } from '../../ui/use-leave-warning.ts';

/** Asks before leaving with unsaved edits. Redirects to sign-in pass: the draft is kept. */
export function LeaveGuard({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/auth',
  );
  useLeaveWarning(isDirty);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Discard edits"
      pendingLabel="Discard edits"
      cancelLabel="Keep editing"
      isPending={false}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    >
      You changed the optimization strategy and have not saved it.
    </ConfirmDialog>
  );
}
