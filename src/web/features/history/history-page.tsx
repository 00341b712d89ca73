import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DELETED_KEPT_DAYS, type DeletedProject } from '#contracts/organize.ts';
import type { ProjectListItem } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { deletedProjectsQuery } from '../../api/organize.ts';
import { projectsQuery } from '../../api/project-list.ts';
import { Loaded, LoadFailed } from '../../layout/loaded.tsx';
import { AnalysisCost } from '../../layout/model-cost.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { NavButton } from '../../ui/nav-button.tsx';
import { WideHead } from '../../ui/page-head.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { LoadingLine } from '../../ui/states.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { buildersIn, filtered, SHOWN, SORTS, STATUS_FILTERS, tagsIn, useHistoryFilters } from './history-filters.ts';
import styles from './history-page.module.css';
import { NoMatch, ProjectListRows } from './project-list.tsx';
import toolbar from './toolbar.module.css';
import { countOf, useOrganizer } from './use-organizer.ts';

export function Component() {
  usePageTitle('History & Exports');
  const projects = useQuery(projectsQuery);
  return (
    <>
      <WideHead>
        <div>
          <h1>History &amp; Exports</h1>
          <p className={styles.cost}>
            <AnalysisCost />
          </p>
        </div>
        <NavButton to="/">New Project</NavButton>
      </WideHead>
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

type Props = { projects: ProjectListItem[]; of: ReturnType<typeof useHistoryFilters>; count: string };

/** Finds projects: search, filters and order. Of deleted ones there is only the choice of what is shown. */
function Toolbar({ projects, of: { show, filters, setFilter }, count }: Props) {
  const tags = tagsIn(projects);
  const select = (
    label: string,
    name: 'show' | 'status' | 'builder' | 'tag' | 'sort',
    data: (string | { value: string; label: string })[],
  ) => (
    <NativeSelect
      label={label}
      value={name === 'show' ? show : filters[name]}
      data={data}
      onChange={(event) => setFilter(name, event.currentTarget.value)}
    />
  );
  const isDeleted = show === 'deleted';
  return (
    <section aria-label="Find projects" className={toolbar.filters}>
      {!isDeleted && (
        <TextInput
          className={toolbar.search ?? ''}
          type="search"
          label="Search"
          placeholder="Name, address, tag"
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={filters.search}
          onChange={(event) => setFilter('search', event.currentTarget.value)}
        />
      )}
      {select('Show', 'show', SHOWN)}
      {!isDeleted && select('Status', 'status', STATUS_FILTERS)}
      {!isDeleted && select('Builder', 'builder', [{ value: 'all', label: 'All builders' }, ...buildersIn(projects)])}
      {!isDeleted && (tags.length > 0 || filters.tag !== 'all') && select('Tag', 'tag', [{ value: 'all', label: 'All tags' }, ...tags])}
      {!isDeleted && select('Order', 'sort', SORTS)}
      <p role="status" className={toolbar.count}>
        {count}
      </p>
    </section>
  );
}

/** Deleted projects that can still be restored, and their end at once. */
function DeletedProjects({ organizer }: { organizer: ReturnType<typeof useOrganizer> }) {
  const deleted = useQuery(deletedProjectsQuery);
  const [asked, setAsked] = useState<DeletedProject[] | null>(null);
  return (
    <>
      <Loaded query={deleted} rows={3} loading="Loading deleted projects..." failed="Your deleted projects could not be loaded">
        {(list) =>
          list.length === 0 ? (
            <p className={styles.empty}>Nothing here. Projects you delete can be restored from here for {DELETED_KEPT_DAYS} days.</p>
          ) : (
            <>
              <p className={styles.note}>
                Deleted for good after {DELETED_KEPT_DAYS} days.{' '}
                <SmallButton onClick={() => setAsked(list)} disabled={organizer.isPending}>
                  Delete all now
                </SmallButton>
              </p>
              <ul className={styles.rows}>
                {list.map((project) => (
                  <li key={project.id} className={styles.deleted}>
                    <div className={styles.about}>
                      <h2 className={styles.url}>{project.url}</h2>
                      {project.projectName && <p className={styles.name}>{project.projectName}</p>}
                      <p className={styles.facts}>
                        <span>
                          Deleted <TimeAgo moment={project.deletedAt} />
                        </span>
                        <span>
                          Ends <TimeAgo moment={project.endsAt} />
                        </span>
                      </p>
                    </div>
                    <div className={styles.actions}>
                      <SmallButton
                        onClick={() => setAsked([project])}
                        disabled={organizer.isPending}
                        aria-label={`Delete now: ${displayHost(project.url)}`}
                      >
                        Delete now
                      </SmallButton>
                      <SmallButton
                        variant="default"
                        onClick={() => organizer.change('restore', [project.id])}
                        disabled={organizer.isPending}
                        aria-label={`Restore ${displayHost(project.url)}`}
                      >
                        Restore
                      </SmallButton>
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Delete for good?"
        confirmLabel="Delete now"
        pendingLabel="Deleting..."
        isPending={organizer.isPending}
        onConfirm={() =>
          organizer.purge(
            (asked ?? []).map(({ id }) => id),
            () => setAsked(null),
          )
        }
        onCancel={() => setAsked(null)}
      >
        {countOf(asked?.length ?? 0)} with all analyses, texts, exports and checks. This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
