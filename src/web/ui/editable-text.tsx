import { Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './editable-text.module.css';

type Props = {
  /** What the text is. */
  label: string;
  value: string;
  /** Shown where there is no text. */
  placeholder?: string;
  maxLength: number;
  isReadOnly?: boolean;
  /** Enter starts a new line; leaving the field saves. */
  isLong?: boolean;
  onSave: (text: string) => void;
};

/** A text that is edited where it is read. Leaving the field saves it, Escape leaves it as it was. */
export function EditableText({ label, value, placeholder = 'Add', maxLength, isReadOnly = false, isLong = false, onSave }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = draft !== null;
  const wasOpen = useRef(false);
  const closedByKey = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && closedByKey.current) button.current?.focus();
    wasOpen.current = isOpen;
    closedByKey.current = false;
  }, [isOpen]);

  function close(isKept: boolean) {
    if (draft !== null && isKept && draft.trim() !== value.trim()) onSave(draft.trim());
    setDraft(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    const isDone =
      event.key === 'Enter' && !event.nativeEvent.isComposing && (!isLong || event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (event.key !== 'Escape' && !isDone) return;
    event.preventDefault();
    closedByKey.current = true;
    close(isDone);
  }

  if (isReadOnly) return value === '' ? null : <span className={styles.text}>{value}</span>;
  if (isOpen) {
    return (
      <Textarea
        autosize
        minRows={isLong ? 3 : 1}
        autoFocus
        className={styles.field ?? ''}
        aria-label={label}
        maxLength={maxLength}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => close(true)}
        onKeyDown={onKeyDown}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      data-print
      className={styles.button}
      onClick={() => setDraft(value)}
      aria-label={`Edit ${label}: ${value || placeholder}`}
    >
      <span className={styles.text} data-empty={value === '' || undefined}>
        {value || placeholder}
      </span>
      <IconPencil className={styles.pencil ?? ''} size="0.9em" stroke={1.5} aria-hidden />
    </button>
  );
}
