import { useMemo } from 'react';
import { ScrollBox } from '../scroll-box.tsx';
import { DiffLines } from './diff-lines.tsx';
import styles from './diff-view.module.css';
import { type DiffLine, lineDiff, withGaps, withWords } from './line-diff.ts';

/** What changed from one version to the other: line by line, and in a rewritten line word by word. */
export function DiffView({ before, after }: { before: string; after: string }) {
  const lines = useMemo(() => withWords(lineDiff(before, after)), [before, after]);
  const count = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length;
  if (before === after) return <p className={styles.note}>The two versions are the same.</p>;
  return (
    <div className={styles.diff}>
      <p className={styles.note}>
        {count('added')} lines added, {count('removed')} removed since then.
      </p>
      <ScrollBox className={styles.lines} label="Changes">
        {withGaps(lines).map((part, index) =>
          part.kind === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one comparison never move
            <p key={index} className={styles.gap}>
              {part.count === 1 ? '1 line unchanged' : `${part.count} lines unchanged`}
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <DiffLines key={index} lines={part.lines} />
          ),
        )}
      </ScrollBox>
    </div>
  );
}
