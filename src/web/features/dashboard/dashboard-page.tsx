import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ModelEstimate, Usage } from '#contracts/usage.ts';
import { messageOf } from '../../api/client.ts';
import { projectPath } from '../../api/project-paths.ts';
import { useLogout, useSession } from '../../api/session.ts';
import { usageQuery } from '../../api/usage.ts';
import { type AnalysisFailure, useAnalysisRun } from '../../api/use-analysis-run.ts';
import { ManualButton } from '../../layout/manual-button.tsx';
import { price } from '../../layout/model-cost.tsx';
import { PaletteButton } from '../../layout/palette-button.tsx';
import { sayFailed } from '../../layout/say-failed.ts';
import header from '../../layout/site-header.module.css';
import { sayNotLoaded, useOnDemand, whenTouched } from '../../layout/use-on-demand.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { SchemeSwitch } from '../../ui/scheme-switch.tsx';
import { useSessionSettings } from '../../ui/session-settings.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { toast } from '../../ui/toast.ts';
import { UrlField } from '../../ui/url-field.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './dashboard-page.module.css';
import { loadPagesForm, PagesChoice, pagesInput, USUAL_PAGES } from './pages-choice.tsx';
import { RecentProjects } from './recent-projects.tsx';

const FAILED = 'Failed to analyze website. Please try again.';

// Not part of the first load; both are asked for as soon as the form is touched.
const loadWait = () => import('../../layout/analysis-wait.tsx');
const loadSeveral = () => import('./several-sites.tsx');

export function Component() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  return (
    <>
      <DashboardHeader />
      <main id="content" tabIndex={-1} data-focus-target className={styles.page}>
        <h1 className={styles.greeting}>Welcome back, {user?.firstName}</h1>
        <NewAnalysis />
        <div className={styles.columns}>
          <RecentProjects />
          <Aside />
        </div>
      </main>
    </>
  );
}

function NewAnalysis() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data: usage } = useQuery(usageQuery);
  const { demoMode } = useSessionSettings();
  const [pages, setPages] = useState(USUAL_PAGES);
  const [isSeveral, setSeveral] = useState(false);
  const ends = {
    onDone: (projectId: string) => {
      toast.success('Analysis Complete', 'Website analysis completed successfully.');
      void navigate(projectPath('analysis', projectId, demoMode));
    },
    onFailed: (failure: AnalysisFailure) =>
      sayFailed('Analysis Failed', 'error' in failure ? messageOf(failure.error, FAILED) : (failure.message ?? FAILED)),
  };
  const run = useAnalysisRun(ends, demoMode);
  const AnalysisWait = useOnDemand(run.isRunning, loadWait);
  const SeveralSites = useOnDemand(isSeveral, loadSeveral, () => {
    setSeveral(false);
    sayNotLoaded('The form could not be loaded');
  });

  return (
    <section className={styles.new} aria-labelledby="new-analysis" {...whenTouched(loadWait, loadSeveral, loadPagesForm)}>
      <h2 id="new-analysis">Start New Analysis</h2>
      <UrlField
        button="Analyze Website"
        initial={search.get('url') ?? ''}
        isPending={run.isRunning}
        onSubmit={(url) => run.start({ url, ...pagesInput(pages) })}
      />
      {run.isRunning && AnalysisWait && <AnalysisWait url={run.url} projectId={run.projectId} progress={run.progress} />}
      {!run.isRunning && demoMode && (
        <p className={styles.usage}>
          Demo mode is on: Analyze opens the closest sample project and saves nothing. <Link to="/settings">Switch it off in Settings</Link>
          .
        </p>
      )}
      {!run.isRunning && !demoMode && (
        <div className={styles.usage}>
          <div className={styles.choices}>
            <PagesChoice chosen={pages} onChange={setPages} />
            <SmallButton aria-expanded={isSeveral} aria-controls="several-sites" onClick={() => setSeveral(!isSeveral)}>
              Several sites at once
            </SmallButton>
          </div>
          <div id="several-sites">{isSeveral && SeveralSites && <SeveralSites maxPages={pages.maxPages} />}</div>
          <p>
            {/* Reserve the line's space until the figures arrive. */}
            {usage ? analysesUsed(usage) : '\u00a0'} {usage?.model && modelUse(usage.model)}
          </p>
        </div>
      )}
    </section>
  );
}

function analysesUsed({ analyses: { used, limit } }: Usage): string {
  return limit === null ? `${used} analyses this month.` : `${used} of ${limit} analyses used this month.`;
}

/** What the next analysis will cost, before it starts. */
function modelUse({ name, inputTokens, outputTokens, costUsd, strategy }: ModelEstimate): string {
  const tokens = `about ${inputTokens.toLocaleString('en')} tokens in and ${outputTokens.toLocaleString('en')} out`;
  return `Each analysis uses ${name}: ${tokens}, ${price(costUsd)}.${strategy ? ` It also writes the strategy${strategy.costUsd === null ? '' : `, ${price(strategy.costUsd)}`}.` : ''}`;
}

function Aside() {
  return (
    <div className={styles.aside}>
      <section aria-labelledby="quick-actions">
        <h2 id="quick-actions">Quick actions</h2>
        <ul className={styles.links}>
          <li>
            <Link to="/history">View History</Link>
            <span>Every project with its prompts and exports</span>
          </li>
          <li>
            <Link to="/settings">Settings</Link>
            <span>Builders, preferences and account</span>
          </li>
          <li>
            <Link to="/demo">Demo Projects</Link>
            <span>Finished samples to look through</span>
          </li>
        </ul>
      </section>
      <section aria-labelledby="platform">
        <h2 id="platform">What Sitebrief does</h2>
        <dl className={styles.features}>
          <dt>EXCEED methodology</dt>
          <dd>Evaluate, X-factor, Craft, Engineer, Elevate, Diagnose: six parts of one plan, each with its evidence.</dd>
          <dt>AI builder integration</dt>
          <dd>One brief, written for Lovable, Framer, Wix, Typedream, 10Web or your own GPT.</dd>
          <dt>Competitive analysis</dt>
          <dd>Five to eight competitors side by side with you: offer, price, proof and score.</dd>
        </dl>
      </section>
    </div>
  );
}

/** Head of the dashboard: who is signed in, and Logout, which leads to the landing page. */
function DashboardHeader() {
  const { user } = useSession();
  const logout = useLogout();
  const navigate = useNavigate();

  async function leave() {
    // Navigate to `/`, which is public, first: else the gate would redirect the signed-out user to sign-in.
    await navigate('/');
    logout.mutate();
  }

  return (
    <header className={header.header}>
      <div className={header.inner}>
        <Link to="/" className={header.logo} aria-label="Sitebrief, home">
          <Wordmark />
        </Link>
        <nav className={header.nav} aria-label="Main">
          <Link to="/history">History &amp; Exports</Link>
          <Link to="/settings">Settings</Link>
          <Link to="/demo">Demo Projects</Link>
          <ManualButton>Help</ManualButton>
        </nav>
        <div className={header.end}>
          {user && user.role !== 'user' && (
            <ButtonLink to="/admin" variant="default" size="compact-sm">
              Admin Panel
            </ButtonLink>
          )}
          <PaletteButton />
          <SchemeSwitch />
          <span className={header.who}>
            <span className={header.avatar} aria-hidden="true">
              {initialsOf(user)}
            </span>
            <span className={header.name}>
              {user?.firstName} {user?.lastName}
            </span>
          </span>
          <SmallButton onClick={() => void leave()}>Logout</SmallButton>
        </div>
      </div>
    </header>
  );
}
