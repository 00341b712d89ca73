import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { SmallButton } from '../small-button.ts';
import { useSingleFlight } from '../use-single-flight.ts';
import styles from './brief-sheet.module.css';

type Props = { label: string; text: string; onSave: (text: string) => Promise<void>; onClose: () => void; onProblem: () => void };

/** A block's text as an editor. What could not be saved stays in it. */
export function BlockEditor({ label, text, onSave, onClose, onProblem }: Props) {
  const [draft, setDraft] = useState(text);
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const saveOnce = useSingleFlight(async () => {
    setSaving(true);
    try {
      if (draft !== text) await onSave(draft);
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
      setSaving(false);
      onProblem();
    }
  });
  return (
    <div className={styles.editor}>
      <Textarea
        aria-label={label}
        autosize
        autoFocus
        minRows={6}
        value={draft}
        error={problem}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && draft === text && onClose()}
      />
      <div className={styles.editorActions}>
        <Button size="compact-sm" onClick={saveOnce} disabled={isSaving || draft.trim() === ''}>
          {isSaving ? 'Saving...' : 'Save and check'}
        </Button>
        <SmallButton onClick={onClose} disabled={isSaving}>
          Cancel
        </SmallButton>
        <span className="tabular">{draft.length.toLocaleString('en')} characters</span>
      </div>
    </div>
  );
}
