import { isCanceled } from '#contracts/canceled.ts';
import { toast } from '../ui/toast.ts';

/** Says why a run ended without a result. One that was canceled did not fail. */
export function sayFailed(title: string, reason: string): void {
  if (isCanceled(reason)) toast.success('Canceled', reason);
  else toast.error(title, reason);
}
