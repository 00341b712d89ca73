import { Button, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ProjectExport } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { messageOf } from '../api/client.ts';
import { exportsQuery, useChangeExport } from '../api/exports.ts';
import { builderName } from '../ui/builder-name.ts';
import { OutsideLink } from '../ui/outside-link.tsx';
import { SmallButton } from '../ui/small-button.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import styles from './exports-list.module.css';
import { Loaded } from './loaded.tsx';

const MAX_NOTES = 2_000;
const MAX_LINK = 2_048;

/** Where a project was handed over to: builder, time, link and notes of each export, which can be added to later. */
export function ExportsList({ projectId, empty }: { projectId: string; empty: string }) {
  const exports = useQuery(exportsQuery(projectId));
  return (
    <Loaded query={exports} rows={1} loading="Loading exports..." failed="The exports could not be loaded" level={3}>
      {(list) =>
        list.length === 0 ? (
          <p className={styles.none}>{empty}</p>
        ) : (
          <ul className={styles.list}>
            {list.map((one) => (
              <ExportEntry key={one.id} one={one} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function ExportEntry({ one }: { one: ProjectExport }) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const hasMore = Boolean(one.exportLink || one.notes);
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>{builderName(one.builderName)}</strong> <TimeAgo moment={one.createdAt} />
      </p>
      {isEditing ? (
        <ExportForm one={one} onClose={() => setEditing(false)} />
      ) : (
        <>
          {one.exportLink && (
            <p className={styles.link}>
              <OutsideLink href={one.exportLink}>{displayHost(one.exportLink)}</OutsideLink>
            </p>
          )}
          {one.notes && <p className={styles.notes}>{one.notes}</p>}
          <SmallButton
            ref={button}
            className={styles.edit ?? ''}
            onClick={() => setEditing(true)}
            aria-label={`${hasMore ? 'Edit' : 'Add'} link and notes of the export to ${builderName(one.builderName)}`}
          >
            {hasMore ? 'Edit' : 'Add link and notes'}
          </SmallButton>
        </>
      )}
    </li>
  );
}

function ExportForm({ one, onClose }: { one: ProjectExport; onClose: () => void }) {
  const change = useChangeExport(one.projectId);
  const [link, setLink] = useState(one.exportLink ?? '');
  const [notes, setNotes] = useState(one.notes ?? '');
  function save(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const input = { exportId: one.id, exportLink: link.trim() || null, notes: notes.trim() || null };
    change.mutate(input, { onSuccess: onClose });
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <TextInput
        label="Link to the new site"
        placeholder="https://"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        autoFocus
        maxLength={MAX_LINK}
        value={link}
        error={change.isError && messageOf(change.error, 'It could not be saved. Please try again.')}
        onChange={(event) => setLink(event.currentTarget.value)}
      />
      <Textarea
        label="Notes"
        autosize
        minRows={2}
        maxLength={MAX_NOTES}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="compact-sm" disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save'}
        </Button>
        <SmallButton onClick={onClose}>Cancel</SmallButton>
      </div>
    </form>
  );
}
