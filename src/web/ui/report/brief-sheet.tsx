import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { LintResult, PromptBlock, PromptDocument } from '#contracts/prompt.ts';
import { CopyButton } from '../copy-button.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { SmallButton } from '../small-button.ts';
import { toast } from '../toast.ts';
import { BlockEditor } from './block-editor.tsx';
import styles from './brief-sheet.module.css';
import { lintView, markedPieces } from './lint.ts';

const KINDS: Record<PromptBlock['kind'], string> = {
  first: 'Paste this first',
  'follow-up': 'Then paste this',
  field: 'Paste into a field',
  reference: 'Reference',
  'after-publish': 'After publishing',
  checklist: 'To check',
};

type Props = {
  prompt: PromptDocument;
  lint?: LintResult[];
  level?: 2 | 4;
  /** Number of the first block shown. */
  from?: number;
  /** Saves a block's text; left out where blocks cannot be edited. Throws with a sentence for people. */
  onEdit?: ((block: PromptBlock, text: string) => Promise<void>) | undefined;
  /** Leads to where a note's words come from; null where only the block has them. */
  sourceOf?: (result: LintResult) => ReactNode;
};

/** The prompt as a document of numbered blocks, each ready to copy, with its length against the limit and the notes on it. */
export function BriefSheet({ prompt, lint = [], level = 2, from = 1, onEdit, sourceOf }: Props) {
  const view = lintView(lint);
  const isMarked = prompt.blocks.some(({ id }) => view.of(id).length > 0);
  return (
    <ol className={styles.sheet} data-marked={isMarked || undefined} aria-label="Prompt, block by block">
      {prompt.blocks.map((block, index) => (
        <Block
          key={block.id}
          block={block}
          number={index + from}
          marks={view.of(block.id)}
          level={level}
          onEdit={onEdit}
          sourceOf={sourceOf}
        />
      ))}
    </ol>
  );
}

type BlockProps = Required<Pick<Props, 'level'>> &
  Pick<Props, 'onEdit'> & { sourceOf: Props['sourceOf'] | undefined; block: PromptBlock; number: number; marks: LintResult[] };

function Block({ block, number, marks, level, onEdit, sourceOf }: BlockProps) {
  const [isEditing, setEditing] = useState(false);
  const [hasProblem, setProblem] = useState(false);
  const Heading = `h${level}` as const;
  const hasFailed = marks.some(isFailedGate);
  return (
    <li className={styles.block} data-failed={hasFailed || undefined}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div className={styles.names}>
          <Heading id={`block-${block.id}`} className={styles.title}>
            <span className="visually-hidden">Block {number}: </span>
            {block.title}
          </Heading>
          <p className={styles.facts}>
            {KINDS[block.kind]} <Length block={block} />
          </p>
        </div>
        <div className={styles.tools}>
          {onEdit && !isEditing && (
            <SmallButton onClick={() => setEditing(true)} aria-label={`Edit block ${number}: ${block.title}`}>
              Edit
            </SmallButton>
          )}
          <CopyButton
            size="compact-sm"
            text={block.text}
            aria-label={`Copy block ${number}: ${block.title}`}
            onCopied={() => toast.success('Copied to Clipboard', `Block ${number}, ${block.title}.`)}
          >
            Copy
          </CopyButton>
        </div>
      </div>
      {isEditing && onEdit && (
        <BlockEditor
          label={`Text of block ${number}`}
          text={block.text}
          onSave={(text) => onEdit(block, text)}
          onClose={() => setEditing(false)}
          onProblem={() => setProblem(true)}
        />
      )}
      <div className={styles.body} hidden={isEditing && !hasProblem}>
        <ScrollBox className={styles.text} label={`Text of block ${number}`}>
          {markedPieces(block.text, marks).map((piece) =>
            // Pieces are in text order and never re-sorted.
            piece.lintId ? <mark key={piece.lintId}>{piece.text}</mark> : piece.text,
          )}
        </ScrollBox>
        {marks.length > 0 && (
          <ul className={styles.marks} aria-label={`Notes on block ${number}`}>
            {marks.map((result) => (
              <Mark key={result.id} result={result}>
                {sourceOf?.(result) ??
                  (onEdit && (
                    <button type="button" className="text-button" onClick={() => setEditing(true)}>
                      Correct it in this block
                    </button>
                  ))}
              </Mark>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const MET = ['not met', 'partly met', 'fully met'] as const;

const isFailedGate = ({ gate, marks }: LintResult) => gate && marks === 0;

/** One note from the checks: what, why, the words concerned, and where they are corrected. */
export function Mark({ result, children }: { result: LintResult; children?: ReactNode }) {
  const isFailed = isFailedGate(result);
  const Icon = isFailed ? IconAlertTriangle : IconPencil;
  return (
    <li className={styles.mark} data-failed={isFailed || undefined}>
      <p className={styles.markTitle}>
        <Icon size="1em" stroke={1.75} aria-hidden /> {isFailed ? 'Required: ' : ''}
        {result.title}
      </p>
      <p>{result.reason}</p>
      {result.excerpt !== '' && <q className={styles.excerpt}>{result.excerpt}</q>}
      {children && <p>{children}</p>}
      <p className={styles.points}>
        Check {result.point}: {MET[result.marks]}
      </p>
    </li>
  );
}

const count = (value: number) => value.toLocaleString('en');

function Length({ block }: { block: PromptBlock }) {
  const { limit, limitSource, text } = block;
  if (limit === null) return <span className="tabular">· {count(text.length)} characters</span>;
  const isOver = text.length > limit;
  const whose = limitSource === 'vendor' ? "the builder's limit" : 'our guideline';
  return (
    <>
      <span className="tabular" data-over={isOver || undefined}>
        · {count(text.length)} of {count(limit)} characters ({whose}){isOver && ', too long: shorten before pasting'}
      </span>
      <span className={styles.gauge} data-over={isOver || undefined} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (text.length / limit) * 100)}%` }} />
      </span>
    </>
  );
}
