import { Button } from '@mantine/core';
import { messageOf } from '../../api/client.ts';
import { StateBlock } from '../../ui/states.tsx';

/** An admin panel that failed to load, with a retry. */
export function FailedBlock({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => unknown }) {
  return (
    <StateBlock
      tone="error"
      title={title}
      actions={
        <Button variant="default" onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'Nothing was changed; the connection failed.')}
    </StateBlock>
  );
}
