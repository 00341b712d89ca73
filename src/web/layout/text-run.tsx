import type { Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { displayHost } from '#contracts/website-url.ts';
import { useAnalysisProgress } from '../api/analysis-progress.ts';
import { useInvalidateProjects } from '../api/projects.ts';
import { CancelRun } from './cancel-run.tsx';
import { NotifyButton } from './run-notice.tsx';
import { sayFailed } from './say-failed.ts';
import styles from './text-run.module.css';

type Props = { project: Project; onDone: () => void };

/** While a model writes for the project: what it does, and a way to stop it. */
export function TextRun({ project, onDone }: Props) {
  const refresh = useInvalidateProjects();
  const runs = project.status !== 'analyzing' && isRunning(project.status);
  const { message, characters } = useAnalysisProgress(runs ? project.id : null, {
    name: `The text for ${displayHost(project.url)}`,
    onDone: () => void refresh(project.id).then(onDone),
    onFailed: (reason) => {
      void refresh(project.id);
      sayFailed('Generation Failed', reason ?? 'The text could not be written. Nothing was changed; please try again.');
    },
  });
  if (!runs) return null;
  return (
    <section className={styles.run} aria-label="Writing">
      <span className={styles.bar} aria-hidden />
      <p role="status">{message || 'The model is writing. This can take a minute.'}</p>
      {characters > 0 && <p className={styles.characters}>{characters.toLocaleString('en')} characters so far</p>}
      <NotifyButton />
      <CancelRun projectId={project.id} />
    </section>
  );
}
