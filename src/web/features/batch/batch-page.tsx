import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type Batch, type BatchState, isBatchActive } from '#contracts/batch.ts';
import { batchQuery, useCancelBatch } from '../../api/batches.ts';
import { hasStatus } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { LoadFailed } from '../../layout/loaded.tsx';
import { NotifyButton, useRunNotice } from '../../layout/run-notice.tsx';
import { NavButton } from '../../ui/nav-button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { LoadingLine, StateBlock } from '../../ui/states.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { batchFile, STATE_NAMES } from './batch-file.ts';
import styles from './batch-page.module.css';
import { SitesTable } from './sites-table.tsx';

/** Several sites that were started together: how far each is and what came out. */
export function Component() {
  usePageTitle('Several sites');
  const { id = '' } = useParams();
  const batch = useQuery(batchQuery(id));
  if (batch.isPending)
    return (
      <>
        <LoadingLine>Loading the list...</LoadingLine>
        <ListSkeleton rows={6} />
      </>
    );
  if (batch.data) return <Sites batch={batch.data} />;
  if (hasStatus(batch.error, 404))
    return (
      <StateBlock level={1} title="List Not Found" actions={<NavButton to="/">Go Back Home</NavButton>}>
        There is no list of sites at this address, or it belongs to another account.
      </StateBlock>
    );
  return (
    <LoadFailed query={batch} title="The list could not be loaded">
      Connection problem. The analyses go on.
    </LoadFailed>
  );
}

function Sites({ batch }: { batch: Batch }) {
  const cancel = useCancelBatch(batch.id);
  const isActive = isBatchActive(batch);
  useRunNotice(isActive, `${batch.sites.length} sites: ${summaryOf(batch)}`);
  const cancelOnce = useAction({ title: 'Not Canceled', fallback: 'It could not be canceled. Please try again.' }, async () => {
    await cancel.mutateAsync();
    toast.success('Canceled', 'What had not been done is canceled. Results so far stay.');
  });
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{batch.sites.length === 1 ? '1 site' : `${batch.sites.length} sites`}</h1>
          <p className={styles.note}>
            Started <TimeAgo moment={batch.createdAt} />. <span role="status">{summaryOf(batch)}</span>
          </p>
        </div>
        <div className={styles.actions}>
          {isActive && <NotifyButton />}
          {isActive && (
            <SmallButton variant="default" onClick={cancelOnce} disabled={cancel.isPending}>
              {cancel.isPending ? 'Canceling...' : 'Cancel all'}
            </SmallButton>
          )}
          <Button variant="default" onClick={() => saveFile(batchFile(batch))}>
            Download results (CSV)
          </Button>
        </div>
      </header>
      <SitesTable sites={batch.sites} />
      {isActive && <p className={styles.note}>You can leave this page: the analyses go on, and the list stays on the dashboard.</p>}
    </>
  );
}

const ORDER: BatchState[] = ['done', 'running', 'waiting', 'failed', 'canceled', 'refused'];

/** For example `3 done, 1 waiting`. */
function summaryOf({ sites }: Batch): string {
  const parts = ORDER.map((state) => ({ state, count: sites.filter((site) => site.state === state).length }));
  return parts
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${STATE_NAMES[state].toLowerCase()}`)
    .join(', ');
}
