import { useNavigate } from 'react-router';
import type { ProjectListItem } from '#contracts/project.ts';
import { continueTarget } from '#contracts/project-status.ts';
import { useSessionSettings } from '../ui/session-settings.ts';
import { toast } from '../ui/toast.ts';
import { useStartAnalysis } from './analysis.ts';
import { projectPath } from './project-paths.ts';
import { useAction } from './use-action.ts';

/** Open (or Continue) and Duplicate of a project in a list. */
export function useOpenProject() {
  const navigate = useNavigate();
  const { demoMode } = useSessionSettings();
  const start = useStartAnalysis(demoMode);

  async function startAgain(url: string, title: string, message: string) {
    const { projectId } = await start.mutateAsync({ url });
    toast.success(title, message);
    await navigate(projectPath('analysis', projectId, demoMode));
  }
  const restart = useAction({ title: 'Analysis Failed', fallback: 'Failed to restart analysis.' }, (url: string) =>
    startAgain(url, 'Analysis Restarted', 'Starting fresh analysis for this website.'),
  );
  const duplicate = useAction({ title: 'Duplication Failed', fallback: 'Failed to duplicate project.' }, (url: string) =>
    startAgain(url, 'Project Duplicated', 'A new analysis has been started with the same URL.'),
  );

  function open({ id, url, status }: Pick<ProjectListItem, 'id' | 'url' | 'status'>) {
    const target = continueTarget(status);
    if (target === 'restart') restart(url);
    else void navigate(projectPath(target, id));
  }
  return { open, duplicate, isPending: start.isPending };
}
