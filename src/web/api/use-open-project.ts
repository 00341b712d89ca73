import { useNavigate } from 'react-router';
import type { ProjectListItem } from '#contracts/project.ts';
import { continueTarget } from '#contracts/project-status.ts';
import { useSessionSettings } from '../ui/session-settings.ts';
import { toast } from '../ui/toast.ts';
import { useSingleFlight } from '../ui/use-single-flight.ts';
import { useStartAnalysis } from './analysis.ts';
import { messageOf } from './client.ts';
import { projectPath } from './project-paths.ts';

/** Open (or Continue) and Duplicate of a project in a list. */
export function useOpenProject() {
  const navigate = useNavigate();
  const { demoMode } = useSessionSettings();
  const start = useStartAnalysis(demoMode);

  const startAgain = useSingleFlight(async (url: string, words: { done: [string, string]; failed: [string, string] }) => {
    try {
      const { projectId } = await start.mutateAsync({ url });
      toast.success(...words.done);
      await navigate(projectPath('analysis', projectId, demoMode));
    } catch (error) {
      toast.error(words.failed[0], messageOf(error, words.failed[1]));
    }
  });

  function open({ id, url, status }: Pick<ProjectListItem, 'id' | 'url' | 'status'>) {
    const target = continueTarget(status);
    if (target !== 'restart') return void navigate(projectPath(target, id));
    startAgain(url, {
      done: ['Analysis Restarted', 'Starting fresh analysis for this website.'],
      failed: ['Analysis Failed', 'Failed to restart analysis.'],
    });
  }

  function duplicate(url: string) {
    startAgain(url, {
      done: ['Project Duplicated', 'A new analysis has been started with the same URL.'],
      failed: ['Duplication Failed', 'Failed to duplicate project.'],
    });
  }
  return { open, duplicate, isPending: start.isPending };
}
