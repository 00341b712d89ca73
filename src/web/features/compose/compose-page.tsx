import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { displayHost } from '#contracts/website-url.ts';
import { projectPath, useProjectRoute } from '../../api/project-paths.ts';
import { useGenerateOptimizer } from '../../api/projects.ts';
import { type StrategyEditing, useStrategyEditing } from '../../api/strategy.ts';
import { describeEdit } from '../../api/strategy-view.ts';
import { useAction } from '../../api/use-action.ts';
import { StrategyCost } from '../../layout/model-cost.tsx';
import { OutdatedBanner } from '../../layout/outdated-banner.tsx';
import { ProjectLoader } from '../../layout/project-loader.tsx';
import { SaveState } from '../../layout/save-state.tsx';
import { TextRun } from '../../layout/text-run.tsx';
import { Versions } from '../../layout/versions/versions.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Contents } from '../../ui/contents.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { toast } from '../../ui/toast.ts';
import { useHashTarget } from '../../ui/use-hash-target.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { useUndoKey } from '../../ui/use-undo-key.ts';
import { Blueprint } from './blueprint/blueprint.tsx';
import styles from './compose-page.module.css';
import { CopyFields, NotesField } from './copy-fields.tsx';
import { Conflict, Editor, LeaveGuard, UnsavedText } from './editor.tsx';
import { HeadChanges } from './head-changes.tsx';
import { Opening } from './opening.tsx';
import { PagePlan } from './page-plan.tsx';
import { Reference } from './reference.tsx';
import { useSaveStrategy } from './use-save-strategy.ts';

export function Component() {
  return <ProjectLoader loading="Loading strategy...">{(project) => <Compose project={project} />}</ProjectLoader>;
}

function Compose({ project }: { project: Project }) {
  usePageTitle(`Optimization strategy for ${displayHost(project.url)}`);
  const { id, isDemo } = useProjectRoute();
  const navigate = useNavigate();
  const saved = project.optimizerOutput ?? '';
  const hasOutput = saved.trim() !== '';
  const saving = useSaveStrategy(project, isDemo);
  const { draft } = saving;
  const generate = useGenerateOptimizer(id, isDemo);
  const isWriting = generate.isPending || isRunning(project.status);
  const editing = useStrategyEditing(project, isDemo);
  const { strategy, queue } = editing;
  useHashTarget(strategy !== undefined);
  const isSettled = queue.pending.length === 0;
  /** The text that can be edited as a whole is read after the fields of the strategy. */
  const isTextBehind = strategy !== undefined && (project.strategyVersion ?? editing.version) !== editing.version;
  const [isAsked, setAsked] = useState(false);

  const saveOnce = useSingleFlight(saving.save);
  const continueOnce = useSingleFlight(async () => {
    if (!(await queue.flush()) || !(await saving.save())) return;
    draft.close();
    await navigate(projectPath('choose-designer', id, isDemo));
  });
  const sayGenerated = () => toast.success('Optimizer Generated', 'The optimization strategy is ready to read and edit.');
  const generateOnce = useAction({ title: 'Generation Failed', fallback: 'Failed to generate optimizer output.' }, async () => {
    setAsked(false);
    if (!(await queue.flush())) return;
    const text = await generate.mutateAsync();
    draft.close();
    if (text !== null) sayGenerated();
  });
  useUndoKey(queue.undo);
  const takeUnsavedOnce = useSingleFlight(saving.takeUnsaved);
  const keepMineOnce = useSingleFlight(saving.keepMine);

  return (
    <>
      <LeaveGuard isDirty={draft.isDirty && !isDemo} onDiscard={draft.close} />
      <header className={styles.head}>
        <p>{displayHost(project.url)}</p>
        <h1>Optimization Strategy</h1>
      </header>
      <OutdatedBanner what="strategy" changes={hasOutput && project.outdated?.strategy} isBusy={isWriting} onUpdate={generateOnce} />
      <TextRun project={project} onDone={sayGenerated} />
      <section className={styles.card} aria-labelledby="output">
        <div className={styles.bar}>
          <h2 id="output">Website Optimizer Output</h2>
          {hasOutput && (
            <div className={styles.actions}>
              <CopyButton size="compact-sm" variant="subtle" text={draft.text} aria-label="Copy the strategy as Markdown">
                Copy
              </CopyButton>
              <SmallButton onClick={() => setAsked(true)} disabled={isWriting || draft.isOpen}>
                {isWriting ? 'Generating...' : 'Regenerate Optimizer'}
              </SmallButton>
              <SmallButton
                variant="default"
                onClick={draft.isOpen ? draft.close : draft.open}
                disabled={isWriting || !isSettled || isTextBehind}
              >
                {draft.isOpen ? 'Cancel' : 'Edit'}
              </SmallButton>
              {draft.isOpen && (
                <Button size="compact-sm" onClick={() => saveOnce()} disabled={saving.isSaving || !draft.isDirty || saving.theirs !== null}>
                  {saving.isSaving ? 'Saving...' : 'Save'}
                </Button>
              )}
            </div>
          )}
        </div>
        {strategy?.writer && <p className={styles.writer}>{strategy.writer.note}</p>}
        {saving.theirs !== null && (
          <Conflict
            theirs={saving.theirs}
            mine={draft.text}
            isBusy={saving.isSaving}
            onKeepMine={() => keepMineOnce(saving.theirs ?? '')}
            onTakeTheirs={saving.takeTheirs}
          />
        )}
        {saving.unsaved !== null && (
          <UnsavedText
            text={saving.unsaved}
            current={saved}
            isBusy={saving.isSaving || isWriting || draft.isOpen}
            onUse={takeUnsavedOnce}
          />
        )}
        {hasOutput && !isDemo && (
          <Versions
            projectId={id}
            kind="strategy"
            isBusy={saving.isSaving || isWriting || draft.isOpen || !isSettled}
            onRestored={draft.close}
          />
        )}
        {draft.isOpen && hasOutput && (
          <Editor text={draft.text} onChange={draft.change} wasRestored={draft.wasRestored} autoSaved={saving.autoSaved} />
        )}
        {!draft.isOpen && hasOutput && editing.isLoading && (
          <div className={styles.loading}>
            <SkeletonRows rows={8} label="Loading strategy..." />
          </div>
        )}
        {!draft.isOpen && hasOutput && !editing.isLoading && (
          <div className={styles.reading}>
            <Contents sections={contentsOf(strategy)} />
            <div>
              {strategy?.opening && (
                <Opening
                  opening={strategy.opening}
                  questions={strategy.diagnose.questions}
                  answers={strategy.answers ?? []}
                  editing={editing}
                />
              )}
              {strategy && <Blueprint project={project} strategyVersion={editing.version} isSaving={!isSettled} />}
              {strategy && <CopyFields strategy={strategy} editing={editing} />}
              {strategy && <PagePlan strategy={strategy} editing={editing} />}
              {strategy && <HeadChanges heads={strategy.engineer.head} />}
              {strategy && <NotesField editing={editing} />}
              <section aria-labelledby="reference" className={styles.reference}>
                {strategy && <h2 id="reference">Reference</h2>}
                <Reference text={saved} isCollapsed={strategy !== undefined} />
              </section>
            </div>
          </div>
        )}
        {!hasOutput && <NoOutput isWriting={isWriting} canGenerate={project.audit !== undefined} onGenerate={generateOnce} />}
      </section>
      <ConfirmDialog
        isOpen={isAsked}
        title="Regenerate the strategy?"
        confirmLabel="Regenerate"
        pendingLabel="Generating..."
        isPending={isWriting}
        onConfirm={generateOnce}
        onCancel={() => setAsked(false)}
      >
        The strategy is made again from the analysis and what you told us. Your edits and notes stay. The current text stays under Versions,
        to compare and to restore. <StrategyCost />
      </ConfirmDialog>
      <ActionBar
        note={<SaveState queue={queue} mine={queue.pending.map(describeEdit)} theirs={theirsOf(editing).map(describeEdit)} />}
        back={{ to: projectPath('analysis', id, isDemo), label: 'Back to Analysis' }}
      >
        <Button onClick={continueOnce} disabled={!hasOutput || isWriting || saving.isSaving || saving.theirs !== null}>
          Continue to Choose Designer
        </Button>
      </ActionBar>
    </>
  );
}

function contentsOf(strategy: Strategy | undefined) {
  if (!strategy) return [];
  return [
    ...(strategy.opening ? [{ id: 'minute', title: 'In a minute' }] : []),
    { id: 'blueprint', title: 'Blueprint' },
    { id: 'copy', title: 'First screen' },
    { id: 'pages', title: 'Pages' },
    { id: 'notes', title: 'Your notes' },
    { id: 'reference', title: 'Reference' },
  ];
}

/** What another window saved that this one did not know. */
function theirsOf({ queue, savedEdits }: StrategyEditing): StrategyEdit[] {
  const known = new Set(savedEdits.map((edit) => JSON.stringify(edit)));
  return (queue.theirs?.edits ?? []).filter((edit) => !known.has(JSON.stringify(edit)));
}

function NoOutput({ isWriting, canGenerate, onGenerate }: { isWriting: boolean; canGenerate: boolean; onGenerate: () => void }) {
  return (
    <div className={styles.none}>
      <p>
        {canGenerate
          ? 'Your plan will appear here, in six parts: what to keep, what sets the business apart, the copy, the pages and addresses, the proof, and how to check it.'
          : "There's no analysis to build on yet. Go back and analyze the site first."}
      </p>
      {canGenerate && (
        <p className={styles.cost}>
          <StrategyCost />
        </p>
      )}
      <Button onClick={onGenerate} disabled={isWriting}>
        {isWriting ? 'Generating...' : 'Generate Optimizer Output'}
      </Button>
    </div>
  );
}
