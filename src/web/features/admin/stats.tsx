import { useQuery } from '@tanstack/react-query';
import type { AdminStats } from '#contracts/admin.ts';
import { adminStatsQuery } from '../../api/admin.ts';
import { LoadFailed } from '../../layout/loaded.tsx';
import styles from './admin-page.module.css';

const CARDS: { title: string; field: keyof AdminStats; about: string }[] = [
  { title: 'Total Users', field: 'totalUsers', about: 'accounts' },
  { title: 'Total Projects', field: 'totalProjects', about: 'of all users' },
  { title: 'Active Users', field: 'activeUsers', about: 'not deactivated' },
  { title: 'New Users (30d)', field: 'recentUsers', about: 'registered in the last 30 days' },
];

/** The four figures at the head. */
export function Stats() {
  const query = useQuery(adminStatsQuery);
  const { data } = query;
  if (query.isError) return <LoadFailed query={query} title="The figures could not be loaded" />;
  return (
    <dl className={styles.stats} aria-busy={!data}>
      {CARDS.map(({ title, field, about }) => (
        <div key={field} className={styles.stat}>
          <dt>{title}</dt>
          <dd className={styles.figure}>{data ? data[field].toLocaleString('en') : '–'}</dd>
          <dd className={styles.about}>{about}</dd>
        </div>
      ))}
    </dl>
  );
}
