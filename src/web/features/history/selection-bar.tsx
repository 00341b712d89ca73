import { Button } from '@mantine/core';
import { SmallButton } from '../../ui/small-button.ts';
import styles from './selection-bar.module.css';
import { countOf } from './use-organizer.ts';

type Props = {
  count: number;
  isArchive: boolean;
  isPending: boolean;
  onArchive: () => void;
  onTags: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** What can be done with the selected projects; at the foot of the window while the list is longer than it. */
export function SelectionBar({ count, isArchive, isPending, onArchive, onTags, onDelete, onClear }: Props) {
  return (
    <section className={styles.bar} aria-label="Selected projects" data-action-bar>
      <p role="status">{countOf(count)} selected</p>
      <div className={styles.actions}>
        <SmallButton onClick={onClear}>Clear selection</SmallButton>
        <SmallButton variant="default" onClick={onTags} disabled={isPending}>
          Tag selected
        </SmallButton>
        <SmallButton variant="default" onClick={onArchive} disabled={isPending}>
          {isArchive ? 'Take selected out of the archive' : 'Archive selected'}
        </SmallButton>
        <Button size="compact-sm" color="red" onClick={onDelete} disabled={isPending}>
          Delete selected
        </Button>
      </div>
    </section>
  );
}
