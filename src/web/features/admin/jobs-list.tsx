import type { AdminJob } from '#contracts/admin-jobs.ts';
import { useRetryJob } from '../../api/admin.ts';
import { messageOf } from '../../api/client.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './admin-page.module.css';
import { jobStateLabel, stageTimes } from './job-labels.ts';
import own from './jobs-list.module.css';

/** Analyses with their state, the times of their stages, and a second try for those that failed. */
export function JobsList({ jobs }: { jobs: AdminJob[] }) {
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
