import styles from './diff-view.module.css';
import type { DiffLine } from './line-diff.ts';

const SIGNS: Record<DiffLine['kind'], { sign: string; word: string }> = {
  same: { sign: ' ', word: '' },
  added: { sign: '+', word: 'Added: ' },
  removed: { sign: '−', word: 'Removed: ' },
};

/** Lines of a comparison: a sign says what became of each, words that changed are struck out or underlined. */
export function DiffLines({ lines }: { lines: readonly DiffLine[] }) {
  return (
    <div>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one comparison never move
        <div key={at} className={styles.line} data-kind={line.kind}>
          <span aria-hidden="true">{SIGNS[line.kind].sign}</span>
          <span>
            <span className="visually-hidden">{SIGNS[line.kind].word}</span>
            {line.words ? <Words words={line.words} /> : line.text}
          </span>
        </div>
      ))}
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
