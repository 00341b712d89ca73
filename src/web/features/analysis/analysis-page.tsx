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
import { toConfirm } from '../../api/to-confirm.ts';
import { useAnalysisRun } from '../../api/use-analysis-run.ts';
import AnalysisWait from '../../layout/analysis-wait.tsx';
import { ProjectLoader } from '../../layout/project-loader.tsx';
import { sayFailed } from '../../layout/say-failed.ts';
import { TextRun } from '../../layout/text-run.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Contents } from '../../ui/contents.tsx';
import { EvidenceSelection } from '../../ui/evidence/evidence-context.tsx';
import { EvidenceMargin } from '../../ui/evidence/evidence-margin.tsx';
import { NavButton } from '../../ui/nav-button.tsx';
import { StateBlock } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useHashTarget } from '../../ui/use-hash-target.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import styles from './analysis-document.module.css';
import { FactsProvider, FactsSaveState } from './facts/facts-context.tsx';
import { FixFirst } from './fix-first.tsx';
import { PagesRead } from './pages-read.tsx';
import { Portrait } from './portrait.tsx';
import { ProfileClaims } from './profile-claims.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Summary } from './summary.tsx';
import { type Competitors, useCompetitors } from './use-competitors.ts';

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
      <ActionBar note={<FactsSaveState />} back={{ to: '/', label: 'Back' }}>
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

type Props = {
  project: Project;
  isBusy: boolean;
  onRegenerate: () => void;
  /** Left out where competitors cannot be changed. */
  editing: Competitors | undefined;
};

/** The analysis as a document: contents, text, and the margin of evidence. */
function AnalysisDocument({ project, isBusy, onRegenerate, editing }: Props) {
  const { audit, profile, brand, comparison, pages, notes } = project;
  const sections = [
    { id: 'confirm', title: 'Please confirm', isThere: toConfirm(profile).length > 0 },
    { id: 'summary', title: 'Summary', isThere: true },
    { id: 'portrait', title: 'Portrait', isThere: brand !== undefined },
    { id: 'fix-first', title: 'Fix first', isThere: audit !== undefined },
    { id: 'business', title: 'The business', isThere: profile !== undefined },
    { id: 'side-by-side', title: 'Side by side', isThere: comparison !== undefined },
    { id: 'pages', title: 'Pages', isThere: pages !== undefined },
    { id: 'notes', title: 'Notes', isThere: (notes?.length ?? 0) > 0 },
  ].filter((section) => section.isThere);

  return (
    <EvidenceSelection>
      <div className={styles.layout}>
        <Contents sections={sections} />
        <article className={styles.text} data-evidence-root>
          <Summary project={project} isBusy={isBusy} onRegenerate={onRegenerate} />
          {brand && (
            <Portrait
              brand={brand}
              toneWords={profile?.brandTone.words ?? []}
              toneClaim={profile?.brandTone.claim}
              screenshots={project.screenshots ?? []}
              siteUrl={project.url}
            />
          )}
          {audit && <FixFirst audit={audit} findings={project.findings ?? []} pageCount={pages?.length ?? 0} />}
          {profile && <ProfileClaims profile={profile} functions={project.functions ?? []} />}
          {comparison && (
            <SideBySide
              comparison={comparison}
              competitors={project.competitors ?? []}
              ownUrl={project.url}
              isBusy={isBusy}
              editing={editing}
            />
          )}
          {pages && <PagesRead pages={pages} unread={project.unread ?? []} />}
          {notes && notes.length > 0 && (
            <section className={styles.section} aria-labelledby="notes">
              <h2 id="notes">Notes</h2>
              <ul className={styles.notes}>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </section>
          )}
        </article>
        <EvidenceMargin keysHint="C confirms, E corrects, Delete removes; the arrow to the right leads to the buttons." />
      </div>
    </EvidenceSelection>
  );
}
