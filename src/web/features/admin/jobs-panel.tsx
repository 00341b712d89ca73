import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type AdminJob, JobState } from '#contracts/admin-jobs.ts';
import { adminJobsQuery, useRetryJob } from '../../api/admin.ts';
import { messageOf } from '../../api/client.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './admin-page.module.css';
import { jobStateLabel, stageTimes } from './job-labels.ts';
import own from './jobs-list.module.css';
import { Paging } from './paging.tsx';

const PAGE_SIZE = 25;
const STATES = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'running', label: 'Running' },
  { value: 'failed', label: 'Failed' },
  { value: 'done', label: 'Done' },
];

/** The analyses of the installation: what waits, runs and failed, and how long each stage took. */
export function JobsPanel() {
  const [params, setParams] = useSearchParams();
  const state = JobState.safeParse(params.get('state')).data ?? '';
  const page = Math.min(1_000_000, Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  const query = useQuery(adminJobsQuery({ state, page, pageSize: PAGE_SIZE }));

  function show(next: { state: string; page: number }) {
    const query = { ...(next.state === '' ? {} : { state: next.state }), ...(next.page === 1 ? {} : { page: String(next.page) }) };
    setParams({ tab: 'jobs', ...query }, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <div className={styles.filters}>
        <NativeSelect label="State" value={state} data={STATES} onChange={(event) => show({ state: event.currentTarget.value, page: 1 })} />
        <p role="status" className={styles.count}>
          {query.data && (query.data.total === 1 ? '1 analysis' : `${query.data.total.toLocaleString('en')} analyses`)}
        </p>
      </div>
      <Loaded query={query} rows={6} loading="Loading analyses..." failed="The analyses could not be loaded">
        {({ items, total }) => (
          <>
            {items.length > 0 ? <JobsList jobs={items} /> : <p className={styles.empty}>There is no such analysis.</p>}
            <Paging page={page} pageSize={PAGE_SIZE} total={total} onPage={(next) => show({ state, page: next })} noun="analyses" />
          </>
        )}
      </Loaded>
    </>
  );
}

/** Analyses with their state, the times of their stages, and a second try for those that failed. */
function JobsList({ jobs }: { jobs: AdminJob[] }) {
  const retry = useRetryJob();
  return (
    <>
      {retry.isError && (
        <p role="alert" className={own.refused}>
          {messageOf(retry.error, "Couldn't retry: connection problem.")}
        </p>
      )}
      <ul className={styles.log} aria-label="Analyses">
        {jobs.map((job) => (
          <li key={job.id}>
            <div>
              <p className={own.site}>{job.url}</p>
              <p className={styles.when}>
                {jobStateLabel(job)}, requested by {job.ownerEmail} <TimeAgo moment={job.orderedAt} />
              </p>
              {stageTimes(job) !== '' && <p className={`${styles.when} tabular`}>Stages: {stageTimes(job)}</p>}
              {job.error !== null && <p className={styles.when}>{job.error}</p>}
            </div>
            {job.state === 'failed' && (
              <SmallButton
                variant="default"
                loading={retry.isPending && retry.variables === job.id}
                onClick={() => retry.mutate(job.id)}
                aria-label={`Retry ${job.url}`}
              >
                Retry
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
