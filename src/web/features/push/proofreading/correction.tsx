import { useMemo } from 'react';
import type { PromptDocument } from '#contracts/prompt.ts';
import { CONTENT_FILE, type CorrectionKind, type ReviewedCorrection } from '#contracts/prompt-review.ts';
import { DiffLines } from '../../../ui/diff/diff-lines.tsx';
import { type DiffLine, lineDiff, withGaps, withWords } from '../../../ui/diff/line-diff.ts';
import { SmallButton } from '../../../ui/small-button.ts';
import styles from './proofreading.module.css';

const KINDS: Record<CorrectionKind, string> = {
  contradiction: 'Contradiction',
  lost: 'Something was missing',
  wrong: 'Wrong',
  unclear: 'Unclear',
  repeated: 'Said twice',
  leftover: 'Leftover',
  rewritten: 'Rewritten part',
};

type Props = {
  correction: ReviewedCorrection;
  /** Its place in the list, from 1. */
  number: number;
  prompt: PromptDocument;
  /** Whether the owner edited the block: those words count. */
  isEdited: boolean;
  /** Left out while the prompt is being written. */
  onChoose: ((use: boolean) => void) | undefined;
};

/** One correction: where, what it was and is, why, and what became of it. */
export function Correction({ correction, number, prompt, isEdited, onChoose }: Props) {
  const { kind, find, replace, why, status, reason, blockId, part } = correction;
  const isMade = status === 'made';
  const canChoose = isMade || status === 'undone';
  return (
    <li className={styles.correction} data-status={status}>
      <p className={styles.head}>
        <strong>
          {KINDS[kind]}
          {part && `: ${headingText(part)}`}
        </strong>{' '}
        <Place blockId={blockId} prompt={prompt} />
      </p>
      <Change find={find} replace={replace} />
      <p>{why}</p>
      {status === 'undone' && <p className={styles.note}>You put this back: the prompt has the words from before.</p>}
      {!canChoose && reason !== '' && <p className={styles.note}>Not used: {reason}</p>}
      {isMade && reason !== '' && <p className={styles.note}>{reason}</p>}
      {canChoose && isEdited && <p className={styles.note}>You edited this block, so it keeps your words.</p>}
      {canChoose && !isEdited && (
        <SmallButton
          variant="default"
          onClick={() => onChoose?.(!isMade)}
          disabled={!onChoose}
          aria-label={`${isMade ? 'Put back' : 'Use it'}: correction ${number}`}
        >
          {isMade ? 'Put back' : 'Use it'}
        </SmallButton>
      )}
    </li>
  );
}

/** A heading without its marks. */
const headingText = (heading: string) => heading.replace(/^#+ /, '').replaceAll('`', '');

/** Leads to the block, or to the file. */
function Place({ blockId, prompt }: { blockId: string; prompt: PromptDocument }) {
  if (blockId === CONTENT_FILE) return <a href="#files">in {CONTENT_FILE}</a>;
  const at = prompt.blocks.findIndex(({ id }) => id === blockId);
  if (at < 0) return null;
  return (
    <a href={`#block-${blockId}`}>
      in block {at + 1}, {prompt.blocks[at]?.title}
    </a>
  );
}

/** The words before and after, without the lines that stayed. */
function Change({ find, replace }: { find: string; replace: string }) {
  const parts = useMemo(() => withGaps(changeOf(find, replace), 1), [find, replace]);
  return (
    <div className={styles.change}>
      {parts.map((part, index) =>
        part.kind === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one change never move
          <p key={index} aria-hidden="true">
            ...
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <DiffLines key={index} lines={part.lines} />
        ),
      )}
    </div>
  );
}

/** Without the empty lines that a break at the end leaves behind. */
function changeOf(find: string, replace: string): DiffLine[] {
  return withWords(lineDiff(find, replace)).filter(({ text }) => text !== '');
}
