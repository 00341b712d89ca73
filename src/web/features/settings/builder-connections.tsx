import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuilderConnection } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import { buildersQuery } from '../../api/builders.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { LoadingLine } from '../../ui/states.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { ConfigureDialog } from './configure-dialog.tsx';
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
