import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SHARE_PASSWORD_MIN_LENGTH, type ShareSection } from '#contracts/share.ts';
import { reachable, useCreateShare } from '../../api/shares.ts';
import { useAction } from '../../api/use-action.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { passwordToggle } from '../../ui/form-field.tsx';
import styles from './share-dialog.module.css';

/** The end of a day where the owner is, ISO 8601; null for none. */
const endOf = (day: string) => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString());

/** Makes a link to the chosen sections, and shows its address this once. */
export function NewLink({ projectId, sections }: { projectId: string; sections: ShareSection[] }) {
  const [day, setDay] = useState('');
  const [password, setPassword] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const create = useCreateShare(projectId);
  const isTooShort = password !== '' && password.length < SHARE_PASSWORD_MIN_LENGTH;
  const failed = { title: 'Share Failed', fallback: 'The link could not be made. Please try again.' };
  const submit = useAction(failed, async () => {
    const { url } = await create.mutateAsync({ sections, expiresAt: endOf(day), password: password === '' ? null : password });
    setMade(reachable(url, window.location.href));
    setPassword('');
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooShort) submit();
      }}
    >
      <div className={styles.pair}>
        <TextInput
          type="date"
          label="Last day"
          description="Empty: until you revoke it."
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          description="Empty: who has the link sees it."
          autoComplete="new-password"
          value={password}
          error={isTooShort ? `At least ${SHARE_PASSWORD_MIN_LENGTH} characters` : null}
          onChange={(event) => setPassword(event.currentTarget.value)}
          {...passwordToggle('the password')}
        />
      </div>
      <Button type="submit" disabled={sections.length === 0 || isTooShort || create.isPending} className={styles.submit ?? ''}>
        {create.isPending ? 'Creating...' : 'Create link'}
      </Button>
      {made && (
        <div className={styles.made} role="status">
          <TextInput
            label="Link"
            description="Shown this once: copy it now."
            value={made}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={made}>Copy link</CopyButton>
        </div>
      )}
    </form>
  );
}
