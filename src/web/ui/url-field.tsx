import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readWebsiteUrl } from '#contracts/website-url.ts';
import { toast } from './toast.ts';
import styles from './url-field.module.css';

type Props = {
  button: string;
  initial?: string;
  isPending?: boolean;
  /** True where the button also works without a URL. */
  allowsEmpty?: boolean;
  /** Form action without JavaScript. */
  action?: string;
  /** Receives the trimmed input once it is a valid URL. */
  onSubmit: (url: string) => void;
};

/** The website URL field with its button; a toast says what is wrong with an entry. */
export function UrlField({ button, initial = '', isPending = false, allowsEmpty = false, action, onSubmit }: Props) {
  const [value, setValue] = useState(initial);
  const [isInvalid, setIsInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // On a prerendered page people type before hydration: use what they typed.
  useEffect(() => {
    if (input.current?.value) setValue(input.current.value);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const typed = input.current?.value ?? value;
    if (allowsEmpty && typed.trim() === '') return onSubmit('');
    const read = readWebsiteUrl(typed);
    setIsInvalid(!read.ok);
    if (read.ok) onSubmit(typed.trim());
    else toast.error(read.problem.title, read.problem.message);
  }

  return (
    <form className={styles.form} action={action} onSubmit={submit} noValidate>
      <TextInput
        className={styles.field ?? ''}
        ref={input}
        label="Website URL"
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
