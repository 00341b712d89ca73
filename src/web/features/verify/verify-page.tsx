import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BuilderId } from '#contracts/builder.ts';
import { isCanceled } from '#contracts/canceled.ts';
import type { Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import type { VerifyInput } from '#contracts/verification.ts';
import type { VerificationSummary } from '#contracts/verification-history.ts';
import { displayHost } from '#contracts/website-url.ts';
import { useAnalysisProgress } from '../../api/analysis-progress.ts';
import { useAction } from '../../api/use-action.ts';
import { useRefreshVerifications, useRequestCheck, verificationQuery, verificationsQuery } from '../../api/verifications.ts';
import { CancelRun } from '../../layout/cancel-run.tsx';
import { Loaded } from '../../layout/loaded.tsx';
import { NotYet, ProjectLoader } from '../../layout/project-loader.tsx';
import { NotifyButton } from '../../layout/run-notice.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { StateBlock } from '../../ui/states.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { CheckForm } from './check-form.tsx';
import history from './check-history.module.css';
import { Report } from './report.tsx';
import { changesLine, countsLine } from './verdict.ts';
import styles from './verify-page.module.css';

const STEPS = ['Connecting to the new site', 'Reading its pages', 'Asking for the old addresses', 'Comparing with the plan'];
const FAILED = { title: 'Not Checked', fallback: 'The check could not be started. Please try again.' };

export function Component() {
  return (
    <ProjectLoader loading="Loading checks...">
      {(project) => {
        if (project.isDemo) return <Sample project={project} />;
        if (!project.optimizerOutput) return nothingYet('A new site is held against the strategy, and there is none yet.');
        return <Verify project={project} />;
      }}
    </ProjectLoader>
  );
}

const nothingYet = (text: string) => (
  <NotYet title="Nothing to Check Yet" to="compose" action="Go to the strategy">
    {text}
  </NotYet>
);

function Head({ project, children }: { project: Project; children: string }) {
  usePageTitle(`Check the new site of ${displayHost(project.url)}`);
  return (
    <PageHead over={displayHost(project.url)} title="Check the new site">
      {children}
    </PageHead>
  );
}

function Verify({ project }: { project: Project }) {
  const checks = useQuery(verificationsQuery(project.id));
  return (
    <>
      <Head project={project}>
        Is the rebuilt site the one that was planned? It is read as your site was, and held against the strategy: what is lost, what is
        invented, what is not fixed, and the words that put it right.
      </Head>
      <Loaded query={checks} rows={5} loading="Loading checks..." failed="The checks could not be loaded">
        {(list) => <Checks project={project} checks={list} />}
      </Loaded>
    </>
  );
}

/** The report of a sample, which nobody can check again. */
function Sample({ project }: { project: Project }) {
  const checks = useQuery(verificationsQuery(project.id, true));
  const [check] = checks.data ?? [];
  if (checks.data && !check) return nothingYet('This sample has no new site. Analyze your own site to check its rebuild.');
  return (
    <>
      <Head project={project}>
        A copy of this site was rebuilt from its strategy and a few problems were planted in it. This is what the check found, and the words
        that put it right.
      </Head>
      <Loaded query={checks} rows={5} loading="Loading the report..." failed="The report could not be loaded">
        {() => check && <ShownReport project={project} id={check.id} takesFocus={false} />}
      </Loaded>
    </>
  );
}

function Checks({ project, checks }: { project: Project; checks: VerificationSummary[] }) {
  const [search, setSearch] = useSearchParams();
  const request = useRequestCheck(project.id);
  /** A check was started in this window: its report takes the focus. */
  const [isWaiting, setWaiting] = useState(false);
  const [newest] = checks;
  const running = newest?.status === 'running' ? newest : null;
  const chosen = search.get('check');
  const shown = checks.find(({ id, status }) => status === 'done' && (chosen === null || id === chosen));
  const start = useAction(FAILED, async (input: VerifyInput) => {
    await request.mutateAsync(input);
    setWaiting(true);
    setSearch({}, { replace: true });
  });
  return (
    <>
      <CheckForm
        initial={newest?.url ?? ''}
        builder={builderOf(project)}
        isBusy={request.isPending || running !== null || isRunning(project.status)}
        onCheck={start}
      />
      {isRunning(project.status) && !running && (
        <p className={styles.none}>Something else is running for this project. Check once it is done.</p>
      )}
      {running && <Running projectId={project.id} url={running.url} />}
      {newest?.status === 'failed' && <Failed check={newest} />}
      {!running && checks.length === 0 && (
        <p className={styles.none}>
          No check yet. Enter the address where the builder shows the new site: it may be a preview, as long as it can be opened without
          signing in.
        </p>
      )}
      {shown && !running && <ShownReport key={shown.id} project={project} id={shown.id} takesFocus={isWaiting} />}
      <CheckHistory checks={checks} current={shown?.id ?? ''} />
    </>
  );
}

/** For whom fix prompts are written unless the owner chooses another: as the server has it. */
const builderOf = ({ prompt, selectedDesigner }: Project): BuilderId =>
  prompt?.builder ?? BuilderId.safeParse(selectedDesigner).data ?? 'custom';

function Running({ projectId, url }: { projectId: string; url: string }) {
  const refresh = useRefreshVerifications(projectId);
  const progress = useAnalysisProgress(projectId, {
    name: `The check of ${displayHost(url)}`,
    onDone: () => void refresh(),
    onFailed: () => void refresh(),
  });
  return (
    <ProgressSteps
      title={`Checking ${displayHost(url)}`}
      steps={STEPS}
      step={progress.step}
      isLive={progress.isLive}
      message={progress.message}
      note="With every page in a browser, this takes several times as long as the analysis did; a quick check takes about as long."
      count={{ read: progress.pagesRead, total: progress.pagesTotal }}
      action={
        <>
          <CancelRun projectId={projectId} /> <NotifyButton />
        </>
      }
      items={progress.pages.map((page) => ({ key: page.path, label: page.path, detail: page.title || 'Untitled', kind: page.type }))}
    />
  );
}

function Failed({ check: { error, url } }: { check: VerificationSummary }) {
  const title = isCanceled(error ?? '') ? 'The check was canceled' : `${displayHost(url)} was not checked`;
  return (
    <StateBlock title={title} tone={isCanceled(error ?? '') ? 'plain' : 'error'}>
      {error}
    </StateBlock>
  );
}

function ShownReport({ project, id, takesFocus }: { project: Project; id: string; takesFocus: boolean }) {
  const report = useQuery(verificationQuery(project.id, id, project.isDemo ?? false));
  return (
    <Loaded query={report} rows={6} loading="Loading the report..." failed="The report could not be loaded">
      {(data) => <Report project={project} report={data} takesFocus={takesFocus} />}
    </Loaded>
  );
}

const SHOWN = 5;
const VERDICTS = {
  green: { tone: 'done', word: 'Green' },
  red: { tone: 'old', word: 'Red' },
  unchecked: { tone: 'plain', word: 'Could not check' },
} as const;

/** Earlier checks, each with its report. */
function CheckHistory({ checks, current }: { checks: VerificationSummary[]; current: string }) {
  const done = checks.filter(({ status }) => status === 'done');
  if (done.length < 2) return null;
  return (
    <section aria-labelledby="checks" className={`${styles.section} ${history.part}`}>
      <h2 id="checks">History</h2>
      <ShowMore items={done} count={SHOWN} noun="checks">
        {(shown) => (
          <ul className={history.history}>
            {shown.map((check) => (
              <Row key={check.id} check={check} isCurrent={check.id === current} />
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
}

function Row({ check: { id, url, verdict, counts, changes, createdAt }, isCurrent }: { check: VerificationSummary; isCurrent: boolean }) {
  const { tone, word } = VERDICTS[verdict ?? 'unchecked'];
  return (
    <li>
      <Link to={`?check=${encodeURIComponent(id)}`} aria-current={isCurrent ? 'true' : undefined}>
        <TimeAgo moment={createdAt} />
      </Link>
      <Badge tone={tone}>{word}</Badge>
      <span className={history.host}>{displayHost(url)}</span>
      <span className={history.counts}>
        {countsLine(counts)}
        {changes && <span className={history.since}>{changesLine(changes)}</span>}
      </span>
    </li>
  );
}
