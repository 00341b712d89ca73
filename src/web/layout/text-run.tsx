import { Button } from '@mantine/core';
import type { Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { useAnalysisProgress } from '../api/analysis-progress.ts';
import { messageOf } from '../api/client.ts';
import { useCancelRun, useInvalidateProjects } from '../api/projects.ts';
import { toast } from '../ui/toast.ts';
import styles from './text-run.module.css';

type Props = { project: Project; onDone: () => void };

/** While a model writes for the project: what it does, and a way to stop it. */
export function TextRun({ project, onDone }: Props) {
  const refresh = useInvalidateProjects();
  const cancel = useCancelRun(project.id);
  const runs = project.status !== 'analyzing' && isRunning(project.status);
  const { message } = useAnalysisProgress(runs ? project.id : null, {
    onDone: () => void refresh(project.id).then(onDone),
    onFailed: (reason) => {
      void refresh(project.id);
      if (cancel.isSuccess) toast.success('Canceled', 'Nothing was changed.');
      else toast.error('Generation Failed', reason ?? 'The text could not be written. Nothing was changed; please try again.');
    },
  });
  if (!runs) return null;
  return (
    <section className={styles.run} aria-label="Writing">
      <span className={styles.bar} aria-hidden />
      <p role="status">{message || 'The model is writing. This can take a minute.'}</p>
      <Button
        variant="default"
        size="compact-sm"
        disabled={cancel.isPending}
        onClick={() =>
          cancel.mutate(undefined, { onError: (error) => toast.error('Not canceled', messageOf(error, 'It could not be canceled.')) })
        }
      >
        {cancel.isPending ? 'Canceling...' : 'Cancel'}
      </Button>
    </section>
  );
}
