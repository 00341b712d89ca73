import { Button } from '@mantine/core';
import { UpdateCost } from './model-cost.tsx';
import styles from './outdated-banner.module.css';

type Props = {
  /** Name of the text: `strategy`, `prompt`. */
  what: string;
  /** What changed since it was made. */
  changes: string[] | false | undefined;
  isBusy?: boolean;
  /** Left out where going on makes the text again. */
  onUpdate?: () => void;
};

/** Says that a text was made from other data than the project has now, and makes it again. */
export function OutdatedBanner({ what, changes, isBusy = false, onUpdate }: Props) {
  if (!changes || changes.length === 0) return null;
  return (
    <section className={styles.banner} aria-label={`Out of date: ${what}`}>
      <div>
        <p className={styles.title}>This {what} is out of date.</p>
        <p>
          {changes.join(' ')} {onUpdate ? 'Your edits are kept.' : 'It is updated when you go on; your edits are kept.'}
          <UpdateCost what={what} />
        </p>
      </div>
      {onUpdate && (
        <Button onClick={onUpdate} disabled={isBusy} variant="default">
          {isBusy ? 'Updating...' : `Update ${what}`}
        </Button>
      )}
    </section>
  );
}
