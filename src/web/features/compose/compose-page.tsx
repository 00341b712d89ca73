import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Project } from '#contracts/project.ts';
import { messageOf } from '../../api/client.ts';
import { projectPath, useProjectRoute } from '../../api/project-paths.ts';
import { useGenerateOptimizer } from '../../api/projects.ts';
import { usageQuery } from '../../api/usage.ts';
import { ProjectLoader } from '../../layout/project-loader.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Contents } from '../../ui/contents.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { headingsOf } from '../../ui/markdown-headings.ts';
import { NavButton } from '../../ui/nav-button.tsx';
import { hostOf } from '../../ui/safe-href.ts';
import { toast } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './compose-page.module.css';
import { Conflict } from './conflict.tsx';
import { Editor } from './editor.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PlanMap } from './plan-map.tsx';
import { Preview } from './preview.tsx';
import { useSaveStrategy } from './use-save-strategy.ts';
import { Versions } from './versions.tsx';

export function Component() {
  return <ProjectLoader loading="Loading strategy...">{(project) => <Compose project={project} />}</ProjectLoader>;
}

function Compose({ project }: { project: Project }) {
  usePageTitle(`Optimization strategy for ${hostOf(project.url)}`);
  const { id, isDemo } = useProjectRoute();
  const navigate = useNavigate();
  const saved = project.optimizerOutput ?? '';
  const hasOutput = saved.trim() !== '';
  const saving = useSaveStrategy(project, isDemo);
  const { draft, versions, keep } = saving;
  const generate = useGenerateOptimizer(id, isDemo);
  const isWriting = generate.isPending || project.status === 'composing';
  const [isAsked, setAsked] = useState(false);

  const saveOnce = useSingleFlight(saving.save);
  const continueOnce = useSingleFlight(async () => {
    if (!(await saving.save())) return;
    draft.close();
    await navigate(projectPath('choose-designer', id, isDemo));
  });
  const generateOnce = useSingleFlight(() => {
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
  const restoreOnce = useSingleFlight(saving.restore);
  const keepMineOnce = useSingleFlight(saving.keepMine);

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
        This replaces the current text, including your edits. You can compare and restore the current version until you leave this page.
      </ConfirmDialog>
      <ActionBar
        back={
          <NavButton to={projectPath('analysis', id, isDemo)} variant="default">
            Back to Analysis
          </NavButton>
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
          ? 'Your plan will appear here, in six parts: what to keep, what sets the business apart, the copy, the pages and addresses, the proof, and how to check it.'
          : "There's no analysis to build on yet. Go back and analyze the site first."}
      </p>
      {cost !== null && (
        <p className={styles.cost}>
          Uses {usage?.model?.name}, about ${cost.toFixed(2)}.
        </p>
      )}
      <Button onClick={onGenerate} disabled={isWriting}>
        {isWriting ? 'Generating...' : 'Generate Optimizer Output'}
      </Button>
    </div>
  );
}
