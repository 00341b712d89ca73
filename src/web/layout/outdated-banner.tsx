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
  const { data: usage } = useQuery(usageQuery);
  if (!changes || changes.length === 0) return null;
  const model = usage?.model?.name;
  return (
    <section className={styles.banner} aria-label={`Out of date: ${what}`}>
      <div>
        <p className={styles.title}>This {what} is out of date.</p>
        <p>
          {changes.join(' ')} Your edits are kept.
          {model && ` If the pages changed, ${model} writes it again.`}
        </p>
      </div>
      <Button onClick={onUpdate} disabled={isBusy} variant="default">
        {isBusy ? 'Updating...' : `Update ${what}`}
      </Button>
    </section>
  );
}
