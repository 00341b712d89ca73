import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { type Batch, type BatchSite, type BatchState, isBatchActive } from '#contracts/batch.ts';
import { displayHost } from '#contracts/website-url.ts';
import { batchQuery, useCancelBatch } from '../../api/batches.ts';
import { hasStatus } from '../../api/client.ts';
import { projectPath } from '../../api/project-paths.ts';
import { useAction } from '../../api/use-action.ts';
import { CancelRun } from '../../layout/cancel-run.tsx';
import { LoadFailed } from '../../layout/loaded.tsx';
import { NotifyButton, useRunNotice } from '../../layout/run-notice.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NavButton } from '../../ui/nav-button.tsx';
import { WideHead } from '../../ui/page-head.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { LoadingLine, StateBlock } from '../../ui/states.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { batchFile, STATE_NAMES } from './batch-file.ts';
import styles from './batch-page.module.css';

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
      <WideHead>
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
      </WideHead>
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

/** One row a site; on a phone each row is a block. */
function SitesTable({ sites }: { sites: BatchSite[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Sites and their results</caption>
      <thead>
        <tr>
          <th scope="col">Site</th>
          <th scope="col">Business</th>
          <th scope="col">State</th>
          <th scope="col" className={styles.number}>
            Score
          </th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sites.map((site) => (
          <tr key={site.projectId ?? site.url}>
            <th scope="row">{site.projectId ? <Link to={projectPath('analysis', site.projectId)}>{site.url}</Link> : site.url}</th>
            <td>
              {site.projectName ?? site.businessName}
              {site.industry && <span className={styles.note}> {site.industry}</span>}
            </td>
            <td data-state={site.state}>
              <strong>{STATE_NAMES[site.state]}</strong>
              <span className={styles.note}>
                {' '}
                {site.message}
                {site.state === 'running' && site.pagesRead > 0 && ` (${site.pagesRead === 1 ? '1 page' : `${site.pagesRead} pages`} read)`}
              </span>
            </td>
            <td className={styles.number}>{site.score === null ? '' : Math.round(site.score)}</td>
            <td className={styles.action}>{site.projectId && <Action site={site} projectId={site.projectId} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Action({ site: { state, url }, projectId }: { site: BatchSite; projectId: string }) {
  if (state === 'waiting' || state === 'running') return <CancelRun projectId={projectId} of={displayHost(url)} />;
  return (
    <ButtonLink size="compact-sm" variant="default" to={projectPath('analysis', projectId)} aria-label={`View ${displayHost(url)}`}>
      View
    </ButtonLink>
  );
}
