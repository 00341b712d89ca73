import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Project } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import { CONTENT_FILE, type CorrectionKind, type PromptReview, type ReviewedCorrection } from '#contracts/prompt-review.ts';
import { hasStatus, messageOf } from '../../../api/client.ts';
import { useChooseCorrections, useProofread } from '../../../api/corrections.ts';
import { useRefetchProject } from '../../../api/projects.ts';
import { usageQuery } from '../../../api/usage.ts';
import { useAction } from '../../../api/use-action.ts';
import { ProofreadingCost } from '../../../layout/model-cost.tsx';
import { counted } from '../../../ui/counted.ts';
import { DiffLines } from '../../../ui/diff/diff-lines.tsx';
import { type DiffLine, lineDiff, withGaps, withWords } from '../../../ui/diff/line-diff.ts';
import { ShowMore } from '../../../ui/show-more.tsx';
import { SmallButton } from '../../../ui/small-button.ts';
import { toast } from '../../../ui/toast.ts';
import { useUndoKey } from '../../../ui/use-undo-key.ts';
import styles from './proofreading.module.css';

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

const NONE: PromptReview = { name: '', note: '', calls: [], corrections: [], answer: null };
const NOT_SAVED = 'Your choice could not be saved. Nothing was changed; please try again.';

type Choice = { at: number; use: boolean };

/** The corrections of a prompt and the owner's choices among them: saved at once, taken back with Ctrl+Z. */
function useCorrections(project: Project, prompt: PromptDocument) {
  const review = prompt.review ?? NONE;
  /** As it is when a choice that waited is saved. */
  const latest = useRef(review);
  latest.current = review;
  const mutation = useChooseCorrections(project.id);
  const refetch = useRefetchProject(project.id);
  const past = useRef<Choice[]>([]);
  /** The choice that is being saved: one that is taken back before waits for it. */
  const saving = useRef<Promise<void>>(Promise.resolve());

  async function save({ at, use }: Choice, isUndo: boolean): Promise<void> {
    try {
      await mutation.mutateAsync({ review: latest.current, choices: [{ correction: at, use }] });
      if (isUndo) return;
      toast.success('Changes Saved', use ? 'The correction is in the prompt again.' : 'The words from before are back in the prompt.');
    } catch (error) {
      // Places in another list are other corrections.
      past.current = [];
      if (hasStatus(error, 409)) await refetch().catch(() => undefined);
      toast.error('Not Saved', messageOf(error, NOT_SAVED));
    }
  }
  const saveNext = (choice: Choice, isUndo: boolean) => {
    saving.current = saving.current.then(() => save(choice, isUndo));
  };
  useUndoKey(() => {
    const last = past.current.pop();
    if (last) saveNext(last, true);
    return last !== undefined;
  });
  const choose = (at: number, use: boolean) => {
    if (mutation.isPending) return;
    past.current.push({ at, use: !use });
    saveNext({ at, use }, false);
  };
  return { review, isSaving: mutation.isPending, choose };
}

const KINDS: Record<CorrectionKind, string> = {
  contradiction: 'Contradiction',
  lost: 'Something was missing',
  wrong: 'Wrong',
  unclear: 'Unclear',
  repeated: 'Said twice',
  leftover: 'Leftover',
  rewritten: 'Rewritten part',
};

type CorrectionProps = {
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
function Correction({ correction, number, prompt, isEdited, onChoose }: CorrectionProps) {
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
