import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditLogQuery } from '../../api/admin.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './admin-page.module.css';
import { auditSentence } from './audit-sentence.ts';
import { FailedBlock } from './failed-block.tsx';
import { Paging } from './paging.tsx';

const PAGE_SIZE = 20;

export function AuditLogList() {
  const [page, setPage] = useState(1);
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(auditLogQuery({ page, pageSize: PAGE_SIZE }));
  if (isError) return <FailedBlock title="The audit log could not be loaded" error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={4} label="Loading audit log..." />;
  if (data.items.length === 0) return <p className={styles.empty}>No administrator has changed anything yet.</p>;
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className={styles.log}>
        {data.items.map((entry) => (
          <li key={entry.id}>
            <span>{auditSentence(entry)}</span>
            <span className={styles.when}>
              <TimeAgo moment={entry.at} />
            </span>
          </li>
        ))}
      </ul>
      <Paging page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} noun="entries" />
    </div>
  );
}
