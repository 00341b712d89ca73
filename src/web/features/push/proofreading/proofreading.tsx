import { useQuery } from '@tanstack/react-query';
import type { Project } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import { useProofread } from '../../../api/corrections.ts';
import { usageQuery } from '../../../api/usage.ts';
import { useAction } from '../../../api/use-action.ts';
import { ProofreadingCost } from '../../../layout/model-cost.tsx';
import { counted } from '../../../ui/counted.ts';
import { ShowMore } from '../../../ui/show-more.tsx';
import { SmallButton } from '../../../ui/small-button.ts';
import { Correction } from './correction.tsx';
import styles from './proofreading.module.css';
import { useCorrections } from './use-corrections.ts';

const SHOWN = 8;
const FAILED = { title: 'Proofreading Failed', fallback: 'The prompt could not be proofread. Nothing was changed; please try again.' };

type Props = { project: Project; prompt: PromptDocument; isBusy: boolean };

/** What a model corrected when it read the finished prompt against the site's pages; nothing where there is neither a model nor a reading. */
export function Proofreading({ project, prompt, isBusy }: Props) {
  const { data: usage } = useQuery(usageQuery);
  const { review } = prompt;
  const name = usage?.model?.review ? usage.model.name : null;
  if (review && review.corrections.length > 0) return <Corrected project={project} prompt={prompt} isBusy={isBusy} name={name} />;
  if (!review && name === null) return null;
  const hasRead = review?.calls.some(({ failure }) => failure === '');
  return (
    <section className={styles.section} aria-labelledby="proofread">
      <h2 id="proofread">{hasRead ? 'Proofread: nothing to correct' : 'Not proofread'}</h2>
      <p className={styles.note}>{review?.note ?? `${name} has not compared this prompt with your pages yet.`}</p>
      <Again project={project} name={name} isBusy={isBusy} label={hasRead ? 'Proofread again' : 'Proofread this prompt'} />
    </section>
  );
}

function Corrected({ project, prompt, isBusy, name }: Props & { name: string | null }) {
  const { review, choose, isSaving } = useCorrections(project, prompt);
  const all = review.corrections.map((correction, at) => ({ correction, at }));
  const own = all.filter(({ correction: { status } }) => status === 'made' || status === 'undone');
  const others = all.filter((entry) => !own.includes(entry));
  const back = own.filter(({ correction: { status } }) => status === 'undone').length;
  const row = ({ correction, at }: (typeof all)[number]) => (
    <Correction
      key={at}
      correction={correction}
      number={at + 1}
      prompt={prompt}
      isEdited={project.editedBlocks?.includes(correction.blockId) ?? false}
      onChoose={isBusy ? undefined : (use) => choose(at, use)}
    />
  );
  return (
    <section className={styles.section} aria-labelledby="proofread">
      <details className={styles.list}>
        <summary>
          <h2 id="proofread">Proofread: {saysMade(own.length - back, back)}</h2>
        </summary>
        <p className={styles.note}>
          {review.name} compared the finished prompt with your pages. Each correction was checked before it was made.
        </p>
        <p role="status" className={styles.state}>
          {isSaving ? 'Saving...' : ''}
        </p>
        <ShowMore items={own} count={SHOWN} noun="corrections">
          {(shown) => <ol className={styles.corrections}>{shown.map(row)}</ol>}
        </ShowMore>
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>
              <h3>{others.length === 1 ? '1 proposal was not used' : `${others.length} proposals were not used`}</h3>
            </summary>
            <ol className={styles.corrections}>{others.map(row)}</ol>
          </details>
        )}
        <Again project={project} name={name} isBusy={isBusy} label="Proofread again" />
      </details>
    </section>
  );
}

/** For example `12 corrections were made` and `11 corrections were made, you put 1 back`. */
function saysMade(made: number, back: number): string {
  const said = `${made === 0 ? 'no corrections' : counted(made, 'correction')} ${made === 1 ? 'was' : 'were'} made`;
  return back === 0 ? said : `${said}, you put ${back} back`;
}

type AgainProps = { project: Project; name: string | null; isBusy: boolean; label: string };

/** Asks the model to read the prompt. One that is out of date is updated first. */
function Again({ project, name, isBusy, label }: AgainProps) {
  const proofread = useProofread(project.id);
  const askOnce = useAction(FAILED, () => proofread.mutateAsync());
  if (name === null || (project.outdated?.prompt || []).length > 0) return null;
  return (
    <p className={styles.again}>
      <SmallButton variant="default" onClick={() => askOnce()} disabled={isBusy || proofread.isPending}>
        {label}
      </SmallButton>{' '}
      <span className={styles.note}>
        <ProofreadingCost />
      </span>
    </p>
  );
}
