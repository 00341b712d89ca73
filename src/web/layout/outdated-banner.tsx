import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '../api/usage.ts';
import styles from './outdated-banner.module.css';

type Props = {
  /** Name of the text: `strategy`, `prompt`. */
  what: string;
  /** What changed since it was made. */
  changes: string[] | false | undefined;
  isBusy: boolean;
  onUpdate: () => void;
};

/** Says that a text was made from other data than the project has now, and makes it again. */
export function OutdatedBanner({ what, changes, isBusy, onUpdate }: Props) {
  if (!changes || changes.length === 0) return null;
  return (
    <section className={styles.banner} aria-label={`Out of date: ${what}`}>
      <div>
        <p className={styles.title}>This {what} is out of date.</p>
        <p>
          {changes.join(' ')} Your edits are kept.
          <WhoWrites />
        </p>
      </div>
      <Button onClick={onUpdate} disabled={isBusy} variant="default">
        {isBusy ? 'Updating...' : `Update ${what}`}
      </Button>
    </section>
  );
}

/** Its own component: samples, which are never out of date, ask nothing of the account. */
function WhoWrites() {
  const { data: usage } = useQuery(usageQuery);
  if (!usage?.model) return null;
  const cost = usage.model.strategy?.costUsd ?? null;
  return ` If the pages changed, ${usage.model.name} writes it again${cost === null ? '' : `, for about $${cost.toFixed(2)}`}.`;
}
