import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectListItem } from '#contracts/project.ts';
import { projectsQuery, useDeleteProject } from '../../api/projects.ts';
import { useAction } from '../../api/use-action.ts';
import { LoadFailed } from '../../layout/loaded.tsx';
import { AnalysisCost } from '../../layout/model-cost.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { NavButton } from '../../ui/nav-button.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { LoadingLine } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { builderOf, buildersIn, STATUS_FILTERS, statusOf, useHistoryFilters } from './history-filters.ts';
import styles from './history-page.module.css';
import { HistoryRow } from './history-row.tsx';

/** More rows are rendered on request: hundreds of rows with buttons would make the page slow. */
const ROWS_AT_ONCE = 60;

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
      {projects.data?.length === 0 && <p className={styles.empty}>No exports yet — run your first redesign.</p>}
      {projects.data && projects.data.length > 0 && <Projects projects={projects.data} />}
    </>
  );
}

function Projects({ projects }: { projects: ProjectListItem[] }) {
  const { status, builder, setFilter } = useHistoryFilters();
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const [asked, setAsked] = useState<ProjectListItem | null>(null);
  const shown = projects.filter(
    (project) => (status === 'all' || statusOf(project) === status) && (builder === 'all' || builderOf(project) === builder),
  );
  return (
    <>
      <div className={styles.filters}>
        <NativeSelect
          label="Status"
          value={status}
          data={STATUS_FILTERS}
          onChange={(event) => setFilter('status', event.currentTarget.value)}
        />
        <NativeSelect
          label="Builder"
          value={builder}
          data={[{ value: 'all', label: 'All builders' }, ...buildersIn(projects)]}
          onChange={(event) => setFilter('builder', event.currentTarget.value)}
        />
        <p role="status" className={styles.count}>
          {shown.length} of {projects.length} projects
        </p>
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>No projects match the current filters.</p>
      ) : (
        <ul className={styles.rows}>
          {shown.slice(0, limit).map((project) => (
            <HistoryRow key={project.id} project={project} onDelete={() => setAsked(project)} />
          ))}
        </ul>
      )}
      {shown.length > limit && (
        <Button variant="default" mt="lg" onClick={() => setLimit(limit + ROWS_AT_ONCE)}>
          Show {Math.min(ROWS_AT_ONCE, shown.length - limit)} more
        </Button>
      )}
      <DeleteDialog project={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function DeleteDialog({ project, onClose }: { project: ProjectListItem | null; onClose: () => void }) {
  const remove = useDeleteProject();
  const confirm = useAction({ title: 'Delete Failed', fallback: 'Failed to delete project.' }, async () => {
    if (!project) return;
    await remove.mutateAsync(project.id);
    toast.success('Project Deleted', 'The project has been deleted successfully.');
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen={project !== null}
      title="Delete Project"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Are you sure you want to delete the project for {project?.url}? This action cannot be undone.
    </ConfirmDialog>
  );
}
