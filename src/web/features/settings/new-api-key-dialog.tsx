import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiScope, NewApiKey, SCOPE_MEANINGS } from '#contracts/api-keys.ts';
import { useCreateApiKey } from '../../api/keys.ts';
import { useAction } from '../../api/use-action.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Tick } from '../../ui/tick.tsx';
import styles from './new-api-key-dialog.module.css';

/** Name, scopes and an end; then the key itself, this once. */
export function NewApiKeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  if (key !== null) return <ShowKey text={key} onClose={onClose} />;
  return <KeyForm onCreated={setKey} onClose={onClose} />;
}

function KeyForm({ onCreated, onClose }: { onCreated: (key: string) => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>(['read']);
  const [lastDay, setLastDay] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const createKey = useCreateApiKey();

  const failed = { title: 'Key Not Created', fallback: 'The key could not be created. Please try again.' };
  const create = useAction(failed, async () => {
    // The key works until the end of that day, where its owner is.
    const expiresAt = lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString();
    const input = { name, scopes, expiresAt };
    const { error } = NewApiKey.safeParse(input);
    const found = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
    if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) found.expiresAt = 'This day is in the past.';
    setProblems(found);
    if (Object.keys(found).length === 0) onCreated((await createKey.mutateAsync(input)).key);
  });
  const toggle = (scope: ApiScope, isOn: boolean) => setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope));

  return (
    <FormDialog
      title="Create an API key"
      submitLabel="Create key"
      pendingLabel="Creating..."
      isPending={createKey.isPending}
      onSubmit={create}
      onClose={onClose}
    >
      <TextInput
        label="Name of the key"
        description="What uses the key, such as Claude on my laptop."
        maxLength={60}
        data-autofocus
        value={name}
        error={problems.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <fieldset className={styles.scopes} aria-describedby={problems.scopes ? 'scopes-problem' : undefined}>
        <legend>What it may do</legend>
        {ApiScope.options.map((scope) => (
          <Tick key={scope} isTicked={scopes.includes(scope)} onTick={(isOn) => toggle(scope, isOn)}>
            <b>{scope}</b> <span>{SCOPE_MEANINGS[scope]}</span>
          </Tick>
        ))}
        {problems.scopes && (
          <p id="scopes-problem" className={styles.problem}>
            {problems.scopes}
          </p>
        )}
      </fieldset>
      <TextInput
        type="date"
        label="Last day (optional)"
        description="Without a day, the key works until you revoke it."
        value={lastDay}
        error={problems.expiresAt}
        onChange={(event) => setLastDay(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function ShowKey({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title="Your new key"
      centered
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
    >
      <p>Copy it now. It is shown only once, and anyone who has it can act for you within its scopes.</p>
      <code className={styles.key}>{text}</code>
      <div className={styles.actions}>
        <CopyButton text={text} data-autofocus>
          Copy key
        </CopyButton>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Modal>
  );
}
