import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditLogQuery } from '../../api/admin.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './admin-page.module.css';
import { auditSentence } from './audit-sentence.ts';
import { Paging } from './paging.tsx';

const PAGE_SIZE = 20;

export function AuditLogList() {
  const [page, setPage] = useState(1);
  const query = useQuery(auditLogQuery({ page, pageSize: PAGE_SIZE }));
  return (
    <Loaded query={query} rows={4} loading="Loading audit log..." failed="The audit log could not be loaded">
      {({ items, total }) => (
        <>
          {items.length === 0 && <p className={styles.empty}>No administrator has changed anything yet.</p>}
          <ul className={styles.log}>
            {items.map((entry) => (
              <li key={entry.id}>
                <span>{auditSentence(entry)}</span>
                <span className={styles.when}>
                  <TimeAgo moment={entry.at} />
                </span>
              </li>
            ))}
          </ul>
          <Paging page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} noun="entries" />
        </>
      )}
    </Loaded>
  );
}
