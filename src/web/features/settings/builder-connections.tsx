import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BuilderConnection, MAX_BUILDER_NOTES_LENGTH } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import { buildersQuery, useConfigureBuilder } from '../../api/builders.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { LoadingLine } from '../../ui/states.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './settings-page.module.css';

export function BuilderConnections() {
  const query = useQuery(buildersQuery);
  const fallback = 'Connection problem. Your projects are safe.';
  return (
    <Loaded query={query} rows={6} loading="Loading..." failed="Your builder connections could not be loaded" fallback={fallback} level={3}>
      {(connections) => <Connections connections={connections} />}
    </Loaded>
  );
}

function Connections({ connections }: { connections: BuilderConnection[] }) {
  const [chosen, setChosen] = useState<BuilderConnection | null>(null);
  if (connections.length === 0) return <LoadingLine>Loading builder connections...</LoadingLine>;
  return (
    <>
      <ul className={styles.rows}>
        {connections.map((connection) => (
          <Row key={connection.id} connection={connection} onConfigure={() => setChosen(connection)} />
        ))}
      </ul>
      {chosen && <ConfigureDialog key={chosen.id} connection={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Row({ connection, onConfigure }: { connection: BuilderConnection; onConfigure: () => void }) {
  const { builderName, isEnabled, notes, lastUsedAt } = connection;
  const name = BUILDER_NAMES[builderName];
  return (
    <li className={styles.builder}>
      <span className={styles.tile} aria-hidden="true">
        {name[0]}
      </span>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{notes?.trim() || 'No configuration notes'}</p>
        {lastUsedAt && (
          <p>
            Last used <TimeAgo moment={lastUsedAt} />
          </p>
        )}
      </div>
      <span className={styles.state}>
        <Badge tone={isEnabled ? 'done' : 'plain'}>{isEnabled ? 'Enabled' : 'Disabled'}</Badge>
      </span>
      <SmallButton variant="default" onClick={onConfigure} aria-label={`Configure ${name}`}>
        Configure
      </SmallButton>
    </li>
  );
}

/** Enabled or not, and the owner's notes. */
function ConfigureDialog({ connection, onClose }: { connection: BuilderConnection; onClose: () => void }) {
  const name = BUILDER_NAMES[connection.builderName];
  const [isEnabled, setEnabled] = useState(connection.isEnabled);
  const [notes, setNotes] = useState(connection.notes ?? '');
  const configure = useConfigureBuilder(connection.id);

  const failed = { title: 'Save Failed', fallback: 'The connection could not be saved. Your notes are still here; please try again.' };
  const save = useAction(failed, async () => {
    await configure.mutateAsync({ isEnabled, notes: notes.trim() === '' ? null : notes.trim() });
    toast.success('Connection Saved', `${name} is ${isEnabled ? 'enabled' : 'disabled'}.`);
    onClose();
  });

  return (
    <FormDialog
      title={`Configure ${name}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      isPending={configure.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Switch label="Enabled" checked={isEnabled} onChange={setEnabled}>
        Offered when you choose a builder for a project. Projects written for it keep it.
      </Switch>
      <Textarea
        label="Configuration notes"
        description="Workspace, account, guidelines: anything you need each time. No passwords or keys."
        autosize
        minRows={4}
        maxRows={12}
        maxLength={MAX_BUILDER_NOTES_LENGTH}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
