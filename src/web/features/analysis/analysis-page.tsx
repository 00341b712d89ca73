import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { isCanceled } from '#contracts/canceled.ts';
import type { Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { displayHost } from '#contracts/website-url.ts';
import { useAnalysisProgress } from '../../api/analysis-progress.ts';
import { messageOf } from '../../api/client.ts';
import { useInvalidateProjects } from '../../api/project-list.ts';
import { projectPath, useProjectRoute } from '../../api/project-paths.ts';
import { useAnalysisRun } from '../../api/use-analysis-run.ts';
import AnalysisWait from '../../layout/analysis-wait.tsx';
import { ProjectLoader } from '../../layout/project-loader.tsx';
import { sayFailed } from '../../layout/say-failed.ts';
import { TextRun } from '../../layout/text-run.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { NavButton } from '../../ui/nav-button.tsx';
import { StateBlock } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useHashTarget } from '../../ui/use-hash-target.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { AnalysisDocument } from './analysis-document.tsx';
import { FactsProvider, FactsSaveState } from './facts/facts-context.tsx';
import { useCompetitors } from './use-competitors.ts';

export function Component() {
  return <ProjectLoader loading="Loading analysis...">{(project) => <Loaded project={project} />}</ProjectLoader>;
}

function Loaded({ project }: { project: Project }) {
  usePageTitle(`Analysis of ${displayHost(project.url)}`);
  useHashTarget(true);
  const { isDemo } = useProjectRoute();
  const navigate = useNavigate();
  const refresh = useInvalidateProjects();
  const run = useAnalysisRun(
    {
      onDone: (projectId) => {
        toast.success('Analysis Updated', 'The website was read again and the summary is up to date.');
        if (projectId !== project.id) void navigate(projectPath('analysis', projectId, isDemo));
      },
      onFailed: (failure) => {
        const fallback = 'Failed to regenerate analysis.';
        sayFailed('Regeneration Failed', 'error' in failure ? messageOf(failure.error, fallback) : (failure.message ?? fallback));
      },
    },
    isDemo,
  );
  // An analysis started elsewhere (a duplicate, another tab): follow it here.
  const isJoined = project.status === 'analyzing' && !run.isRunning;
  const joined = useAnalysisProgress(isJoined ? project.id : null, {
    name: `The analysis of ${displayHost(project.url)}`,
    onDone: () => {
      toast.success('Analysis Complete', 'Website analysis completed successfully.');
      void refresh(project.id);
    },
    onFailed: (message) => {
      sayFailed('Analysis Failed', message ?? 'Failed to analyze website. Please try again.');
      void refresh(project.id);
    },
  });

  const competitors = useCompetitors(project);
  const isBusy = run.isRunning || isRunning(project.status);
  // The competitors that the owner named stay named when the site is read again.
  const again = { projectId: project.id, ...(competitors.named.length > 0 ? { competitors: competitors.named } : {}) };
  const regenerate = () => run.start({ url: project.url, ...(isDemo ? {} : again) });
  return (
    <FactsProvider project={project}>
      {(run.isRunning || isJoined) && (
        <AnalysisWait
          url={project.url}
          projectId={run.isRunning ? run.projectId : project.id}
          progress={run.isRunning ? run.progress : joined}
        />
      )}
      <TextRun project={project} onDone={() => undefined} />
      {project.analysisError && !isBusy && <AnalysisFailed message={project.analysisError} onRetry={regenerate} />}
      <AnalysisDocument
        project={project}
        isBusy={isBusy || competitors.isPending}
        onRegenerate={regenerate}
        editing={isDemo ? undefined : competitors}
      />
      <ActionBar
        note={<FactsSaveState />}
        back={
          <NavButton to="/" variant="default">
            Back
          </NavButton>
        }
      >
        <NavButton to={projectPath('compose', project.id, isDemo)} disabled={run.isRunning || isJoined}>
          Continue to Prompts
        </NavButton>
      </ActionBar>
    </FactsProvider>
  );
}

function AnalysisFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <StateBlock
      tone={isCanceled(message) ? 'plain' : 'error'}
      title={isCanceled(message) ? 'The analysis was canceled' : 'The analysis failed'}
      actions={<Button onClick={onRetry}>Retry</Button>}
    >
      {message} {!isCanceled(message) && "Your project is saved, and this attempt doesn't count toward your monthly limit."}
    </StateBlock>
  );
}
