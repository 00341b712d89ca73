import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { JobState } from '#contracts/admin-jobs.ts';
import { adminJobsQuery } from '../../api/admin.ts';
import { Loaded } from '../../layout/loaded.tsx';
import styles from './admin-page.module.css';
import { JobsList } from './jobs-list.tsx';
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
