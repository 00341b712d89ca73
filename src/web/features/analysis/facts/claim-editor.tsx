import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { MAX_FACT_LENGTH, type ProfileField } from '#contracts/facts.ts';
import type { ViewedClaim } from '../../../api/fact-changes.ts';
import { FIELDS, isOffer } from '../../../api/profile-fields.ts';
import { SmallButton } from '../../../ui/small-button.ts';
import styles from './facts.module.css';
import { useFacts, type Words } from './facts-context.tsx';

type Props = {
  field: ProfileField;
  label: string;
  initial?: Pick<ViewedClaim, 'text' | 'price' | 'description'>;
  onSave: (words: Words) => void;
  onCancel: () => void;
};

/** The owner's words for one claim. Enter saves, Escape leaves it as it was. */
export function ClaimEditor({ field, label, initial, onSave, onCancel }: Props) {
  const [text, setText] = useState(initial?.text ?? '');
  const [price, setPrice] = useState(initial?.price ?? '');
  const [description, setDescription] = useState(initial?.description ?? '');
  const suggestions = useFacts().suggestions(field);
  const isEmpty = text.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    const offer = isOffer(field) ? { price: price.trim(), description: description.trim() } : {};
    onSave({ text: text.trim(), ...offer });
  }
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape') onCancel();
    const isNewLine = event.shiftKey || event.nativeEvent.isComposing;
    if (event.key === 'Enter' && !isNewLine && event.target instanceof HTMLTextAreaElement) submit(event);
  }
  return (
    <form className={styles.editor} onSubmit={submit} onKeyDown={onKeyDown}>
      <Textarea
        autosize
        minRows={1}
        data-autofocus
        autoFocus
        aria-label={label}
        placeholder={FIELDS[field].one}
        maxLength={MAX_FACT_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isOffer(field) && (
        <div className={styles.offer}>
          <TextInput label="Price" maxLength={MAX_FACT_LENGTH} value={price} onChange={(event) => setPrice(event.currentTarget.value)} />
          <TextInput
            label="Description"
            maxLength={MAX_FACT_LENGTH}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
        </div>
      )}
      <div className={styles.editorActions}>
        <Button type="submit" size="compact-sm" disabled={isEmpty}>
          Save
        </Button>
        <SmallButton onClick={onCancel}>Cancel</SmallButton>
        {suggestions
          .filter((suggestion) => suggestion !== text)
          .map((suggestion) => (
            <SmallButton key={suggestion} variant="default" onClick={() => setText(suggestion)}>
              {suggestion}
            </SmallButton>
          ))}
      </div>
    </form>
  );
}
