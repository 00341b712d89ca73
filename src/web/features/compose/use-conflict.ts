import { useState } from 'react';
import { hasStatus } from '../../api/client.ts';
import { useRefetchProject } from '../../api/projects.ts';

/**
 * The text that another window saved in the meantime, null while there is none. `found` returns whether an error was one of
 * these, and asks for the other text.
 */
export function useConflict(projectId: string) {
  const [theirs, setTheirs] = useState<string | null>(null);
  const read = useRefetchProject(projectId);

  async function found(refusal: unknown): Promise<boolean> {
    if (!hasStatus(refusal, 409)) return false;
    try {
      setTheirs((await read()).optimizerOutput ?? '');
      return true;
    } catch {
      // Without the other text there is nothing to choose from: show the error itself.
      return false;
    }
  }
  return { theirs, found, settle: () => setTheirs(null) };
}
