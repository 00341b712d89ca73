import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_NOTES_LENGTH } from '#contracts/strategy-edits.ts';
import type { StrategyEditing } from '../../api/strategy.ts';
import { notesIn } from '../../api/strategy-view.ts';
import styles from './fields.module.css';

/** Everything else that the owner decides. */
export function NotesField({ editing }: { editing: StrategyEditing }) {
  const saved = notesIn(editing.edits);
  const [draft, setDraft] = useState<string | null>(null);
  if (editing.isReadOnly && saved === '') return null;
  return (
    <section aria-labelledby="notes" className={styles.section}>
      <h2 id="notes">Your notes</h2>
      <Textarea
        aria-labelledby="notes"
        description="They override everything else, and every prompt carries them at the top."
        autosize
        minRows={3}
        maxLength={MAX_NOTES_LENGTH}
        readOnly={editing.isReadOnly}
        value={draft ?? saved}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => {
          if (draft !== null && draft.trim() !== saved) editing.edit({ field: 'notes', text: draft.trim() });
          setDraft(null);
        }}
      />
    </section>
  );
}
