import { useQuery } from '@tanstack/react-query';
import type { ProjectListItem } from '#contracts/project.ts';
import { projectsQuery } from '../../api/project-list.ts';
import { LoadFailed } from '../../layout/loaded.tsx';
import { AnalysisCost } from '../../layout/model-cost.tsx';
import { NavButton } from '../../ui/nav-button.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { LoadingLine } from '../../ui/states.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { DeletedProjects } from './deleted-projects.tsx';
import { filtered, useHistoryFilters } from './history-filters.ts';
import styles from './history-page.module.css';
import { NoMatch, ProjectListRows } from './project-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { useOrganizer } from './use-organizer.ts';

export function Component() {
  usePageTitle('History & Exports');
  const projects = useQuery(projectsQuery);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>History &amp; Exports</h1>
          <p className={styles.cost}>
            <AnalysisCost />
          </p>
        </div>
        <NavButton to="/">New Project</NavButton>
      </header>
      {projects.isPending && (
        <>
          <LoadingLine>Loading projects...</LoadingLine>
          <ListSkeleton rows={6} />
        </>
      )}
      {projects.isError && (
        <LoadFailed query={projects} title="Your projects could not be loaded">
          Connection problem. Your projects are safe.
        </LoadFailed>
      )}
      {projects.data && <Projects projects={projects.data} />}
    </>
  );
}

function Projects({ projects }: { projects: ProjectListItem[] }) {
  const of = useHistoryFilters();
  const organizer = useOrganizer();
  const isArchive = of.show === 'archived';
  const isDeleted = of.show === 'deleted';
  const listed = projects.filter(({ archivedAt }) => Boolean(archivedAt) === isArchive);
  const shown = filtered(listed, of.filters);
  if (projects.length === 0 && of.show === 'all')
    return (
      <div className={styles.empty}>
        <p>No exports yet — run your first redesign.</p>
        <SmallButton onClick={() => of.setFilter('show', 'deleted')}>Show recently deleted projects</SmallButton>
      </div>
    );
  return (
    <>
      <Toolbar projects={listed} of={of} count={isDeleted ? '' : `${shown.length} of ${listed.length} projects`} />
      {isDeleted && <DeletedProjects organizer={organizer} />}
      {!isDeleted && listed.length === 0 && <NothingListed isArchive={isArchive} onShow={(what) => of.setFilter('show', what)} />}
      {!isDeleted && listed.length > 0 && shown.length === 0 && <NoMatch onClear={of.clear} />}
      {!isDeleted && shown.length > 0 && (
        <ProjectListRows key={of.show} shown={shown} all={projects} isArchive={isArchive} onTag={(tag) => of.setFilter('tag', tag)} />
      )}
    </>
  );
}

function NothingListed({ isArchive, onShow }: { isArchive: boolean; onShow: (what: string) => void }) {
  return (
    <div className={styles.empty}>
      <p>
        {isArchive
          ? 'The archive is empty. Archived projects keep everything; they are only out of the way.'
          : 'All your projects are archived.'}
      </p>
      <SmallButton variant="default" onClick={() => onShow(isArchive ? 'all' : 'archived')}>
        {isArchive ? 'Show projects' : 'Show the archive'}
      </SmallButton>
    </div>
  );
}
