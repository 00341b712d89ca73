import { messageOf } from '../api/client.ts';
import { useCancelRun } from '../api/project-list.ts';
import { SmallButton } from '../ui/small-button.ts';
import { toast } from '../ui/toast.ts';

/** Stops what runs for a project. `of`: whose, where several are listed. */
export function CancelRun({ projectId, of }: { projectId: string; of?: string }) {
  const cancel = useCancelRun(projectId);
  const isOver = cancel.isPending || cancel.isSuccess;
  const onError = (error: unknown) => toast.error('Not Canceled', messageOf(error, 'It could not be canceled. Please try again.'));
  return (
    <SmallButton
      variant="default"
      disabled={isOver}
      onClick={() => cancel.mutate(undefined, { onError })}
      {...(of === undefined ? {} : { 'aria-label': `Cancel what runs for ${of}` })}
    >
      {isOver ? 'Canceling...' : 'Cancel'}
    </SmallButton>
  );
}
