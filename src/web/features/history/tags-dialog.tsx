import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_TAG_LENGTH, MAX_TAGS, Tag } from '#contracts/organize.ts';
import type { ProjectListItem } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Tick } from '../../ui/tick.tsx';
import styles from './tags-dialog.module.css';
import { countOf } from './use-organizer.ts';

type Change = { add: string[]; remove: string[] };
type Props = { projects: ProjectListItem[]; known: string[]; isPending: boolean; onSave: (change: Change) => void; onClose: () => void };

/** Tags of one or several projects: those in use to tick, new ones to type. */
export function TagsDialog({ projects, known, isPending, onSave, onClose }: Props) {
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
        <fieldset className={styles.known}>
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
