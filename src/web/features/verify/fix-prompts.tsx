import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import type { FixPrompt, VerificationEntry } from '#contracts/verification.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { Tick } from '../../ui/tick.tsx';
import styles from './fix-prompts.module.css';
import type { Ticks } from './use-ticks.ts';
import page from './verify-page.module.css';

type Props = { prompts: FixPrompt[]; entries: VerificationEntry[]; ticks: Ticks };

/** Messages to paste into the builder, worst first, each with what it puts right. */
export function FixPrompts({ prompts, entries, ticks }: Props) {
  if (prompts.length === 0) return null;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const builder = prompts[0]?.builder ?? 'custom';
  return (
    <section aria-labelledby="fix-prompts" className={page.section}>
      <h2 id="fix-prompts">Fix prompts</h2>
      <p className={styles.lead}>
        Paste them into {builder === 'custom' ? 'your builder' : BUILDER_NAMES[builder]} one after the other, tick off what is done, then
        check again.
      </p>
      <ol className={styles.prompts}>
        {prompts.map((prompt, at) => (
          <li key={prompt.entries.join()}>
            <Prompt prompt={prompt} title={`Prompt ${at + 1} of ${prompts.length}`} byId={byId} ticks={ticks} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type PromptProps = { prompt: FixPrompt; title: string; byId: Map<string, VerificationEntry>; ticks: Ticks };

function Prompt({ prompt: { text, entries }, title, byId, ticks }: PromptProps) {
  const about = entries.flatMap((id) => byId.get(id) ?? []);
  const done = about.filter(({ id }) => ticks.has(id)).length;
  return (
    <article className={styles.prompt} aria-label={title}>
      <div className={styles.promptHead}>
        <h3>{title}</h3>
        <p className="tabular">
          {done} of {about.length} done
        </p>
        <CopyButton text={text} size="compact-sm" aria-label={`Copy ${title.toLowerCase()}`}>
          Copy
        </CopyButton>
      </div>
      <ScrollBox as="pre" className={styles.promptText} label={title}>
        {text}
      </ScrollBox>
      <details className={styles.about}>
        <summary>
          Puts right {about.length} {about.length === 1 ? 'entry' : 'entries'}
        </summary>
        <ul>
          {about.map(({ id, page, why }) => (
            <li key={id}>
              <Tick isTicked={ticks.has(id)} onTick={(isDone) => ticks.set([id], isDone)}>
                {page}: {why}
              </Tick>
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}
