import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_TAG_LENGTH, MAX_TAGS, Tag } from '#contracts/organize.ts';
import type { ProjectListItem } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { useDeleteProject } from '../../api/projects.ts';
import { useAction } from '../../api/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { Tick } from '../../ui/tick.tsx';
import { toast } from '../../ui/toast.ts';
import { tagsIn } from './history-filters.ts';
import styles from './history-page.module.css';
import { HistoryRow } from './history-row.tsx';
import bar from './selection-bar.module.css';
import tags from './tags-dialog.module.css';
import { countOf, useOrganizer } from './use-organizer.ts';

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

type BarProps = {
  count: number;
  isArchive: boolean;
  isPending: boolean;
  onArchive: () => void;
  onTags: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** What can be done with the selected projects; at the foot of the window while the list is longer than it. */
function SelectionBar({ count, isArchive, isPending, onArchive, onTags, onDelete, onClear }: BarProps) {
  return (
    <section className={bar.bar} aria-label="Selected projects" data-action-bar>
      <p role="status">{countOf(count)} selected</p>
      <div className={bar.actions}>
        <SmallButton onClick={onClear}>Clear selection</SmallButton>
        <SmallButton variant="default" onClick={onTags} disabled={isPending}>
          Tag selected
        </SmallButton>
        <SmallButton variant="default" onClick={onArchive} disabled={isPending}>
          {isArchive ? 'Take selected out of the archive' : 'Archive selected'}
        </SmallButton>
        <Button size="compact-sm" color="red" onClick={onDelete} disabled={isPending}>
          Delete selected
        </Button>
      </div>
    </section>
  );
}

type Change = { add: string[]; remove: string[] };
type TagsProps = {
  projects: ProjectListItem[];
  known: string[];
  isPending: boolean;
  onSave: (change: Change) => void;
  onClose: () => void;
};

/** Tags of one or several projects: those in use to tick, new ones to type. */
function TagsDialog({ projects, known, isPending, onSave, onClose }: TagsProps) {
  const had = new Set(known.filter((tag) => projects.every(({ tags }) => tags?.includes(tag))));
  const [ticked, setTicked] = useState(had);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');

  function submit() {
    const names = typed.split(',').filter((name) => name.trim() !== '');
    const parsed = Tag.array().max(MAX_TAGS, `A project can have ${MAX_TAGS} tags.`).safeParse(names);
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message ?? 'Please enter other tags.');
    const add = [...known.filter((tag) => ticked.has(tag) && !had.has(tag)), ...parsed.data];
    const remove = [...had].filter((tag) => !ticked.has(tag));
    if (add.length + remove.length === 0) onClose();
    else onSave({ add, remove });
  }
  const [first] = projects;
  return (
    <FormDialog
      title={projects.length === 1 && first ? `Tags of ${displayHost(first.url)}` : `Tags of ${countOf(projects.length)}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {known.length > 0 && (
        <fieldset className={tags.known}>
          <legend>{projects.length === 1 ? 'Tags in use' : 'Tags in use: ticked where all of them have it'}</legend>
          {known.map((tag) => (
            <Tick
              key={tag}
              isTicked={ticked.has(tag)}
              onTick={(isTicked) => setTicked(new Set(isTicked ? [...ticked, tag] : [...ticked].filter((one) => one !== tag)))}
            >
              {tag}
            </Tick>
          ))}
        </fieldset>
      )}
      <TextInput
        label="New tags"
        description={`Separated by commas, up to ${MAX_TAG_LENGTH} characters each`}
        placeholder="Client A, spring"
        data-autofocus
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem('');
        }}
      />
    </FormDialog>
  );
}
