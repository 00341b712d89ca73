import { Button } from '@mantine/core';

/** Takes one competitor out of the comparison. */
export function RemoveCompetitor({ name, isBusy, onRemove }: { name: string; isBusy: boolean; onRemove: () => void }) {
  return (
    <Button variant="subtle" size="compact-sm" disabled={isBusy} onClick={onRemove} aria-label={`Remove ${name}`}>
      Remove
    </Button>
  );
}
