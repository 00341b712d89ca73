import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Project } from '#contracts/project.ts';
import { messageOf } from '../../api/client.ts';
import { projectPath, useProjectRoute } from '../../api/project-paths.ts';
import { useGenerateOptimizer } from '../../api/projects.ts';
import { usageQuery } from '../../api/usage.ts';
import { WithProject } from '../../layout/with-project.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Contents } from '../../ui/contents.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { GoButton } from '../../ui/go-button.tsx';
import { headingsOf } from '../../ui/markdown-headings.ts';
import { hostOf } from '../../ui/safe-href.ts';
import { toast } from '../../ui/toast.ts';
import { useOnce } from '../../ui/use-once.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import styles from './compose-page.module.css';
import { Conflict } from './conflict.tsx';
import { Editor } from './editor.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PlanMap } from './plan-map.tsx';
import { Preview } from './preview.tsx';
import { useTextSaving } from './use-text-saving.ts';
import { Versions } from './versions.tsx';

export function Component() {
  return <WithProject loading="Loading strategy...">{(project) => <Compose project={project} />}</WithProject>;
}

function Compose({ project }: { project: Project }) {
  usePageTitle(`Optimization strategy for ${hostOf(project.url)}`);
  const { id, isDemo } = useProjectRoute();
  const navigate = useNavigate();
  const saved = project.optimizerOutput ?? '';
  const hasOutput = saved.trim() !== '';
  const saving = useTextSaving(project, isDemo);
  const { draft, versions, keep } = saving;
  const generate = useGenerateOptimizer(id, isDemo);
  const isWriting = generate.isPending || project.status === 'composing';
  const [isAsked, setAsked] = useState(false);

  const saveOnce = useOnce(saving.save);
  const continueOnce = useOnce(async () => {
    if (!(await saving.save())) return;
    draft.close();
    await navigate(projectPath('choose-designer', id, isDemo));
  });
  const generateOnce = useOnce(() => {
    setAsked(false);
    return generate.mutateAsync().then(
      () => {
        draft.close();
        keep('Before regenerating', saved);
        toast.success('Optimizer Generated', 'The optimization strategy is ready to read and edit.');
      },
      (error: unknown) => toast.error('Generation Failed', messageOf(error, 'Failed to generate optimizer output.')),
    );
  });
  const restoreOnce = useOnce(saving.restore);
  const keepMineOnce = useOnce(saving.keepMine);

  return (
    <>
      <LeaveGuard isDirty={draft.isDirty && !isDemo} onDiscard={draft.close} />
      <header className={styles.head}>
        <p>{hostOf(project.url)}</p>
        <h1>Optimization Strategy</h1>
      </header>
      <section className={styles.card} aria-labelledby="output">
        <div className={styles.bar}>
          <h2 id="output">Website Optimizer Output</h2>
          {hasOutput && (
            <div className={styles.actions}>
              <CopyButton variant="subtle" text={draft.text} aria-label="Copy the strategy as Markdown">
                Copy
              </CopyButton>
              <Button variant="subtle" onClick={() => setAsked(true)} disabled={isWriting || draft.isOpen}>
                {isWriting ? 'Generating...' : 'Regenerate Optimizer'}
              </Button>
              <Button variant="default" onClick={draft.isOpen ? draft.close : draft.open} disabled={isWriting}>
                {draft.isOpen ? 'Cancel' : 'Edit'}
              </Button>
              {draft.isOpen && (
                <Button onClick={() => saveOnce()} disabled={saving.isSaving || !draft.isDirty || saving.theirs !== null}>
                  {saving.isSaving ? 'Saving...' : 'Save'}
                </Button>
              )}
            </div>
          )}
        </div>
        {saving.theirs !== null && (
          <Conflict
            theirs={saving.theirs}
            mine={draft.text}
            isBusy={saving.isSaving}
            onKeepMine={() => keepMineOnce(saving.theirs ?? '')}
            onTakeTheirs={saving.takeTheirs}
          />
        )}
        <Versions versions={versions} current={saved} isBusy={saving.isSaving || isWriting || draft.isOpen} onRestore={restoreOnce} />
        {draft.isOpen && hasOutput && (
          <Editor text={draft.text} onChange={draft.change} wasRestored={draft.wasRestored} autoSaved={saving.autoSaved} />
        )}
        {!draft.isOpen && hasOutput && <PlanMap text={saved} />}
        {!draft.isOpen && hasOutput && (
          <div className={styles.reading}>
            <Contents sections={headingsOf(saved)} />
            <Preview text={saved} />
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
        A new text takes the place of this one and of what you changed in it. The text of now stays at hand until you leave this page: you
        can compare the two and bring it back.
      </ConfirmDialog>
      <ActionBar
        back={
          <GoButton to={projectPath('analysis', id, isDemo)} variant="default">
            Back to Analysis
          </GoButton>
        }
      >
        <Button onClick={continueOnce} disabled={!hasOutput || isWriting || saving.isSaving || saving.theirs !== null}>
          Continue to Choose Designer
        </Button>
      </ActionBar>
    </>
  );
}

function NoOutput({ isWriting, canGenerate, onGenerate }: { isWriting: boolean; canGenerate: boolean; onGenerate: () => void }) {
  const { data: usage } = useQuery(usageQuery);
  const cost = canGenerate ? (usage?.model?.strategy?.costUsd ?? null) : null;
  return (
    <div className={styles.none}>
      <p>
        {canGenerate
          ? 'Here will stand the plan for the better site in six parts: what to keep, what sets the business apart, the copy, the pages and addresses, the proof, and how to check it.'
          : 'The strategy is made from the analysis, and this project has none yet. Go back to the analysis and read the site first.'}
      </p>
      {cost !== null && (
        <p className={styles.cost}>
          {usage?.model?.name} deepens it: about ${cost.toFixed(2)}.
        </p>
      )}
      <Button onClick={onGenerate} disabled={isWriting}>
        {isWriting ? 'Generating...' : 'Generate Optimizer Output'}
      </Button>
    </div>
  );
}
