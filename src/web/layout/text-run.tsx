import { useEffect, useEffectEvent } from 'react';
import type { Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { displayHost } from '#contracts/website-url.ts';
import { useAnalysisProgress } from '../api/analysis-progress.ts';
import { useInvalidateProjects } from '../api/project-list.ts';
import { CancelRun } from './cancel-run.tsx';
import { NotifyButton } from './run-notice.tsx';
import { sayFailed } from './say-failed.ts';
import styles from './text-run.module.css';

type Props = {
  project: Project;
  /** `isProofread`: the text was there before, and a model has read it. */
  onDone: (isProofread: boolean) => void;
  /** The text is stored and can be read, while the model still proofreads it. */
  onReady?: () => void;
};

/** While a model writes for the project: what it does, and a way to stop it. */
export function TextRun({ project, onDone, onReady }: Props) {
  const refresh = useInvalidateProjects();
  const runs = project.status !== 'analyzing' && isRunning(project.status);
  const { message, characters, isTextReady } = useAnalysisProgress(runs ? project.id : null, {
    name: `The text for ${displayHost(project.url)}`,
    onDone: () => void refresh(project.id).then(() => onDone(isTextReady)),
    onFailed: (reason) => {
      void refresh(project.id);
      sayFailed(
        isTextReady ? 'Proofreading Failed' : 'Generation Failed',
        reason ?? 'The text could not be written. Nothing was changed; please try again.',
      );
    },
  });
  const ready = useEffectEvent(() => void refresh(project.id).then(() => onReady?.()));
  useEffect(() => {
    if (isTextReady) ready();
  }, [isTextReady]);
  if (!runs) return null;
  return (
    <section className={styles.run} aria-label={isTextReady ? 'Proofreading' : 'Writing'}>
      <span className={styles.bar} aria-hidden />
      <p role="status">{message || 'The model is writing. This can take a minute.'}</p>
      {characters > 0 && <p className={styles.characters}>{characters.toLocaleString('en')} characters so far</p>}
      <NotifyButton />
      <CancelRun projectId={project.id} />
    </section>
  );
}
