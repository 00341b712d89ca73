import { useHotkeys } from '@mantine/hooks';
import { toast } from './toast.ts';

/** Ctrl+Z or Cmd+Z outside of text fields, which have their own. */
export function useUndoKey(undo: () => boolean): void {
  useHotkeys([['mod+Z', () => undo() && toast.success('Undone', 'The last change was taken back.')]]);
}
