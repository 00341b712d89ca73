import type { PromptBlock, PromptDocument } from '#contracts/prompt.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './brief-sheet.module.css';

const KINDS: Record<PromptBlock['kind'], string> = {
  first: 'Paste this first',
  'follow-up': 'Then paste this',
  field: 'Goes into a field',
  reference: 'To attach or look up',
  'after-publish': 'After publishing',
  checklist: 'To check',
};

/** The prompt as a document of numbered blocks, each ready to copy, with its length against the limit. */
export function BriefSheet({ prompt }: { prompt: PromptDocument }) {
  return (
    <ol className={styles.sheet} aria-label="Prompt, block by block">
      {prompt.blocks.map((block, index) => (
        <Block key={block.id} block={block} number={index + 1} />
      ))}
    </ol>
  );
}

function Block({ block, number }: { block: PromptBlock; number: number }) {
  const isLong = block.text.length > 1_800;
  return (
    <li className={styles.block}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div className={styles.names}>
          <h2 id={`block-${block.id}`} className={styles.title}>
            <span className="visually-hidden">Block {number}: </span>
            {block.title}
          </h2>
          <p className={styles.facts}>
            {KINDS[block.kind]} <Length block={block} />
          </p>
        </div>
        <CopyButton
          size="compact-sm"
          text={block.text}
          aria-label={`Copy block ${number}: ${block.title}`}
          onCopied={() => toast.success('Copied to Clipboard', `Block ${number}, ${block.title}.`)}
        >
          Copy
        </CopyButton>
      </div>
      <section
        className={styles.text}
        data-long={isLong || undefined}
        aria-labelledby={`block-${block.id}`}
        tabIndex={isLong ? 0 : undefined}
      >
        {block.text}
      </section>
    </li>
  );
}

const count = (value: number) => value.toLocaleString('en');

function Length({ block }: { block: PromptBlock }) {
  const { limit, limitSource, text } = block;
  if (limit === null) return <span className="tabular">· {count(text.length)} characters</span>;
  const isOver = text.length > limit;
  const whose = limitSource !== 'vendor' ? "the builder's limit" : 'our guideline';
  return (
    <span className="tabular" data-over={isOver || undefined}>
      · {count(text.length)} of {count(limit)} characters ({whose}){isOver && ', too long: shorten before pasting'}
    </span>
  );
}
