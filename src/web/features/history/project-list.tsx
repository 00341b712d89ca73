import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ProjectListItem } from '#contracts/project.ts';
import { useDeleteProject } from '../../api/projects.ts';
import { useAction } from '../../api/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { Tick } from '../../ui/tick.tsx';
import { toast } from '../../ui/toast.ts';
import { tagsIn } from './history-filters.ts';
import styles from './history-page.module.css';
import { HistoryRow } from './history-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { useOrganizer } from './use-organizer.ts';

/** More rows are rendered on request: hundreds of rows with buttons would make the page slow. */
const ROWS_AT_ONCE = 60;

type Props = { shown: ProjectListItem[]; all: ProjectListItem[]; isArchive: boolean; onTag: (tag: string) => void };

/** The projects that match, one or several of them to be worked on. */
export function ProjectListRows({ shown, all, isArchive, onTag }: Props) {
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<ProjectListItem | null>(null);
  const [tagged, setTagged] = useState<ProjectListItem[] | null>(null);
  const clear = () => setIds(new Set());
  const organizer = useOrganizer(clear);
  // What a filter hides is not selected: nobody deletes what they don't see.
  const selected = shown.filter(({ id }) => ids.has(id));
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(ids);
    if (isSelected) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  const archive = (projects: ProjectListItem[]) =>
    organizer.change(
      isArchive ? 'unarchive' : 'archive',
      projects.map(({ id }) => id),
    );
  return (
    <>
      <div className={styles.all}>
        <Tick isTicked={selected.length === shown.length} onTick={(isTicked) => setIds(new Set(isTicked ? shown.map(({ id }) => id) : []))}>
          {shown.length === 1 ? 'Select this project' : `Select all ${shown.length}`}
        </Tick>
      </div>
      <ul className={styles.rows}>
        {shown.slice(0, limit).map((project) => (
          <HistoryRow
            key={project.id}
            project={project}
            isSelected={ids.has(project.id)}
            isBusy={organizer.isPending}
            onSelect={(isSelected) => select(project.id, isSelected)}
            onTag={onTag}
            onTags={() => setTagged([project])}
            onArchive={() => archive([project])}
            onDelete={() => setAsked(project)}
          />
        ))}
      </ul>
      {shown.length > limit && (
        <Button variant="default" mt="lg" onClick={() => setLimit(limit + ROWS_AT_ONCE)}>
          Show {Math.min(ROWS_AT_ONCE, shown.length - limit)} more
        </Button>
      )}
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          isArchive={isArchive}
          isPending={organizer.isPending}
          onArchive={() => archive(selected)}
          onTags={() => setTagged(selected)}
          onDelete={() =>
            organizer.change(
              'delete',
              selected.map(({ id }) => id),
            )
          }
          onClear={clear}
        />
      )}
      {tagged && (
        <TagsDialog
          projects={tagged}
          known={tagsIn(all)}
          isPending={organizer.isPending}
          onSave={(tags) =>
            organizer.tag(
              tagged.map(({ id }) => id),
              tags,
              () => setTagged(null),
            )
          }
          onClose={() => setTagged(null)}
        />
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

/** Nothing matches: says so, and leads back. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <p>No projects match the current filters.</p>
      <SmallButton variant="default" onClick={onClear}>
        Clear search and filters
      </SmallButton>
    </div>
  );
}
