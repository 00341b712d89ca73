import { Button, Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiKey, ApiScope, NewApiKey, SCOPE_MEANINGS } from '#contracts/api-keys.ts';
import { apiKeysQuery, useCreateApiKey, useRevokeApiKey } from '../../api/account.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { Tick } from '../../ui/tick.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import dialog from './new-api-key-dialog.module.css';
import styles from './settings-page.module.css';

/** Keys for scripts and agents: list, create, revoke. */
export function ApiKeys() {
  const query = useQuery(apiKeysQuery);
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <Loaded query={query} rows={1} loading="Loading API keys..." failed="Your API keys could not be loaded" level={3}>
        {(keys) => <Keys keys={keys} />}
      </Loaded>
      <div className={styles.after}>
        <Button variant="default" onClick={() => setCreating(true)}>
          Create a key
        </Button>
      </div>
      {isCreating && <NewApiKeyDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function Keys({ keys }: { keys: ApiKey[] }) {
  const [chosen, setChosen] = useState<ApiKey | null>(null);
  if (keys.length === 0) return <p className={styles.about}>You have no keys.</p>;
  return (
    <>
      <ul className={styles.rows}>
        {keys.map((key) => (
          <Row key={key.id} apiKey={key} onRevoke={() => setChosen(key)} />
        ))}
      </ul>
      {chosen && <RevokeDialog apiKey={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Row({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, start, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  const hasEnded = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          <code>{start}…</code> can {scopes.join(', ')}
        </p>
        <p>
          Created <TimeAgo moment={createdAt} />, {lastUsedAt ? 'last used ' : 'never used'}
          {lastUsedAt && <TimeAgo moment={lastUsedAt} />}
          {expiresAt && !hasEnded && (
            <>
              , ends <TimeAgo moment={expiresAt} />
            </>
          )}
        </p>
      </div>
      {hasEnded && <Badge tone="plain">Ended</Badge>}
      <SmallButton variant="default" onClick={onRevoke} aria-label={`Revoke key: ${name}`}>
        Revoke
      </SmallButton>
    </li>
  );
}

function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revokeKey = useRevokeApiKey();
  const failed = { title: 'Key Not Revoked', fallback: 'The key could not be revoked. Please try again.' };
  const revoke = useAction(failed, async () => {
    await revokeKey.mutateAsync(id);
    toast.success('Key Revoked', `${name} no longer works.`);
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title="Revoke key"
      confirmLabel="Revoke key"
      pendingLabel="Revoking..."
      isPending={revokeKey.isPending}
      onConfirm={revoke}
      onCancel={onClose}
    >
      <p>Scripts and agents that use “{name}” are refused from their next call on. This action cannot be undone.</p>
    </ConfirmDialog>
  );
}

/** Name, scopes and an end; then the key itself, this once. */
function NewApiKeyDialog({ onClose }: { onClose: () => void }) {
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
      <fieldset className={dialog.scopes} aria-describedby={problems.scopes ? 'scopes-problem' : undefined}>
        <legend>What it may do</legend>
        {ApiScope.options.map((scope) => (
          <Tick key={scope} isTicked={scopes.includes(scope)} onTick={(isOn) => toggle(scope, isOn)}>
            <b>{scope}</b> <span>{SCOPE_MEANINGS[scope]}</span>
          </Tick>
        ))}
        {problems.scopes && (
          <p id="scopes-problem" className={dialog.problem}>
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
      <code className={dialog.key}>{text}</code>
      <div className={dialog.actions}>
        <CopyButton text={text} data-autofocus>
          Copy key
        </CopyButton>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Modal>
  );
}
