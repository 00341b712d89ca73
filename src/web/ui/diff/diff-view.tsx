import { useMemo } from 'react';
import { ScrollBox } from '../scroll-box.tsx';
import styles from './diff-view.module.css';
import { type DiffLine, lineDiff, withGaps, withWords } from './line-diff.ts';

const SIGNS: Record<DiffLine['kind'], { sign: string; word: string }> = {
  same: { sign: ' ', word: '' },
  added: { sign: '+', word: 'Added: ' },
  removed: { sign: '−', word: 'Removed: ' },
};

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
            <div key={index}>
              {part.lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <div key={at} className={styles.line} data-kind={line.kind}>
                  <span aria-hidden="true">{SIGNS[line.kind].sign}</span>
                  <span>
                    <span className="visually-hidden">{SIGNS[line.kind].word}</span>
                    {line.words ? <Words words={line.words} /> : line.text}
                  </span>
                </div>
              ))}
            </div>
          ),
        )}
      </ScrollBox>
    </div>
  );
}

function Words({ words }: { words: NonNullable<DiffLine['words']> }) {
  return words.map(({ text, isChanged }, at) =>
    isChanged ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of one line never move
      <mark key={at} className={styles.word}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
