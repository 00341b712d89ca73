import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeptAnalysis } from '#contracts/analysis-history.ts';
import type { Project } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { keptAnalysesQuery } from '../../api/analysis-history.ts';
import { projectPath, useProjectRoute } from '../../api/project-paths.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { ProjectLoader } from '../../layout/project-loader.tsx';
import { NavButton } from '../../ui/nav-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateBlock } from '../../ui/states.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import styles from './changes-page.module.css';
import { Comparison } from './comparison.tsx';
import { KeptAnalyses } from './kept-analyses.tsx';
import { ScheduleSettings } from './schedule-settings.tsx';

export function Component() {
  return (
    <ProjectLoader loading="Loading earlier analyses...">
      {(project) => {
        if (project.isDemo) return <NothingYet text="A sample has one analysis. Analyze your own site to follow it over time." />;
        if (!project.audit) return <NothingYet text="This project has no analysis yet." />;
        return <Changes project={project} />;
      }}
    </ProjectLoader>
  );
}

function NothingYet({ text }: { text: string }) {
  const { id, isDemo } = useProjectRoute();
  usePageTitle('Nothing to compare yet');
  return (
    <StateBlock
      level={1}
      title="Nothing to Compare Yet"
      actions={<NavButton to={projectPath('analysis', id, isDemo)}>Go to the analysis</NavButton>}
    >
      {text}
    </StateBlock>
  );
}

function Changes({ project }: { project: Project }) {
  const analyses = useQuery(keptAnalysesQuery(project.id));
  usePageTitle(`Changes of ${displayHost(project.url)}`);
  return (
    <>
      <PageHead over={displayHost(project.url)} title="What changed">
        Each new analysis keeps the ones before. Compare any two: what matters, such as a page that is gone or another price, comes first.
      </PageHead>
      <Loaded query={analyses} rows={4} loading="Loading earlier analyses..." failed="The earlier analyses could not be loaded">
        {(list) => <History project={project} list={list} />}
      </Loaded>
    </>
  );
}

/** The chosen pair, as long as both are there; else the current analysis and the one before. */
function pairOf(list: KeptAnalysis[], chosen: [string, string] | null): [string, string] | null {
  if (chosen?.every((id) => list.some((one) => one.id === id))) return chosen;
  const [current, before] = list;
  return current && before ? [before.id, current.id] : null;
}

function History({ project, list }: { project: Project; list: KeptAnalysis[] }) {
  const [chosen, setChosen] = useState<[string, string] | null>(null);
  const pair = pairOf(list, chosen);
  const current = list.find(({ isCurrent }) => isCurrent);
  const compareWithCurrent = (id: string) => {
    if (current) setChosen([id, current.id]);
    document.getElementById('compared')?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      {pair ? (
        <Comparison projectId={project.id} list={list} pair={pair} onChoose={setChosen} />
      ) : (
        <section className={styles.section}>
          <p className={styles.none}>
            There is one analysis so far. When the site is analyzed again (Regenerate on the analysis), this one is kept, and what changed
            is listed here.
          </p>
        </section>
      )}
      <ScheduleSettings projectId={project.id} />
      <KeptAnalyses projectId={project.id} host={displayHost(project.url)} list={list} onCompare={compareWithCurrent} />
    </>
  );
}
