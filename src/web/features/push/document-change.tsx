import type { PromptDocument } from '#contracts/prompt.ts';
import { comparePrompts } from './compare-prompts.ts';
import styles from './push-page.module.css';

const count = (value: number) => value.toLocaleString('en');

/** How the document differs from the one for the builder before. */
export function DocumentChange({ before, after }: { before: PromptDocument; after: PromptDocument }) {
  const { from, to, blocks, firstBlock, keptPercent, added, gone } = comparePrompts(before, after);
  return (
    <section className={styles.change} aria-labelledby="change" aria-live="polite">
      <h2 id="change">
        From {from} to {to}
      </h2>
      <dl>
        <div>
          <dt>Blocks</dt>
          <dd>
            {blocks.before} → {blocks.after}
          </dd>
        </div>
        <div>
          <dt>First block</dt>
          <dd>
            {count(firstBlock.before)} → {count(firstBlock.after)} characters
          </dd>
        </div>
        <div>
          <dt>Sentences kept</dt>
          <dd>{keptPercent}%</dd>
        </div>
        {added.length > 0 && (
          <div>
            <dt>New</dt>
            <dd>{added.join(', ')}</dd>
          </div>
        )}
        {gone.length > 0 && (
          <div>
            <dt>Removed</dt>
            <dd>{gone.join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
