import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readWebsiteUrl } from '#contracts/website-url.ts';
import { toast } from './toast.ts';
import styles from './url-field.module.css';

type Props = {
  label: string;
  button: string;
  initial?: string;
  isPending?: boolean;
  isLarge?: boolean;
  /** True where the button leads on without an address too. */
  allowsEmpty?: boolean;
  /** Receives what was typed, trimmed, once it can be an address. */
  onSubmit: (url: string) => void;
};

/** The field for a website's address with its one button; says by toast what is wrong with an entry. */
export function UrlField({ label, button, initial = '', isPending = false, isLarge = false, allowsEmpty = false, onSubmit }: Props) {
  const [value, setValue] = useState(initial);
  const [isInvalid, setIsInvalid] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (allowsEmpty && value.trim() === '') return onSubmit('');
    const read = readWebsiteUrl(value);
    setIsInvalid(!read.ok);
    if (read.ok) onSubmit(value.trim());
    else toast.error(read.problem.title, read.problem.message);
  }

  return (
    <form className={styles.form} data-large={isLarge || undefined} onSubmit={submit} noValidate>
      <TextInput
        className={styles.field ?? ''}
        label={label}
        placeholder="example.com or https://example.com"
        value={value}
        onChange={(event) => {
          setValue(event.currentTarget.value);
          setIsInvalid(false);
        }}
        error={isInvalid}
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoComplete="url"
        name="url"
      />
      <Button type="submit" className={styles.button ?? ''} disabled={(value === '' && !allowsEmpty) || isPending}>
        {button}
      </Button>
    </form>
  );
}
