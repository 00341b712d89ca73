import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '#contracts/api-keys.ts';
import { apiKeysQuery, useRevokeApiKey } from '../../api/keys.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import { NewApiKeyDialog } from './new-api-key-dialog.tsx';
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
