import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before leaving with unsaved edits. Redirects to sign-in pass: the draft is kept. */
export function LeaveGuard({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/auth',
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

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
