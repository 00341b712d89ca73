import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Strategy } from '#contracts/strategy.ts';
import { MAX_FIELD_LENGTH, MAX_NOTES_LENGTH } from '#contracts/strategy-edits.ts';
import type { StrategyEditing } from '../../api/strategy.ts';
import { COPY_NAMES, notesIn } from '../../api/strategy-view.ts';
import { EditableText } from '../../ui/editable-text.tsx';
import styles from './fields.module.css';
import { Source } from './source.tsx';

const COPY = ['headline', 'subhead', 'primaryButton', 'secondaryButton'] as const;
/** Longest address, in characters. */
const MAX_TARGET_LENGTH = 2_048;

/** The first screen's texts, final: each is edited where it is read. */
export function CopyFields({ strategy, editing }: { strategy: Strategy; editing: StrategyEditing }) {
  const { craft } = strategy;
  return (
    <section aria-labelledby="copy" className={styles.section}>
      <h2 id="copy">First screen</h2>
      <dl>
        {COPY.map((field) => {
          const line = craft[field];
          return (
            <div key={field} id={`field-${field}`} className={styles.row}>
              <dt>{COPY_NAMES[field]}</dt>
              <dd data-large={field === 'headline' || undefined}>
                <EditableText
                  label={COPY_NAMES[field]}
                  value={line?.text ?? ''}
                  placeholder="None"
                  maxLength={MAX_FIELD_LENGTH}
                  isReadOnly={editing.isReadOnly}
                  onSave={(text) => editing.edit({ field, text })}
                />{' '}
                {line && <Source kind={line.kind} evidence={line.evidence} />}
              </dd>
            </div>
          );
        })}
        <div id="field-primaryTarget" className={styles.row}>
          <dt>{COPY_NAMES.primaryTarget}</dt>
          <dd>
            <EditableText
              label={COPY_NAMES.primaryTarget}
              value={craft.goal.target}
              maxLength={MAX_TARGET_LENGTH}
              isReadOnly={editing.isReadOnly}
              onSave={(text) => editing.edit({ field: 'primaryTarget', text })}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}

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
