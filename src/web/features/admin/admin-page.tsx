import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AdminStats } from '#contracts/admin.ts';
import { accountStateQuery } from '../../api/account.ts';
import { adminStatsQuery } from '../../api/admin.ts';
import { LoadFailed } from '../../layout/loaded.tsx';
import { NavButton } from '../../ui/nav-button.tsx';
import { WideHead } from '../../ui/page-head.tsx';
import { StateBlock } from '../../ui/states.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import styles from './admin-page.module.css';
import { AnalyticsPanel } from './analytics-panel.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { UsersPanel } from './users-panel.tsx';

const TABS = [
  { value: 'users', title: 'User Management', Panel: UsersPanel },
  { value: 'analytics', title: 'Analytics', Panel: AnalyticsPanel },
  { value: 'jobs', title: 'Jobs', Panel: JobsPanel },
  { value: 'settings', title: 'Settings', Panel: SettingsPanel },
];

export function Component() {
  usePageTitle('Admin');
  const [search, setSearch] = useSearchParams();
  const { data: account } = useQuery(accountStateQuery);
  if (account?.secondFactor.required && !account.secondFactor.enabledAt) return <SecondFactorFirst />;
  const tab = TABS.find(({ value }) => value === search.get('tab'))?.value ?? 'users';
  return (
    <>
      <WideHead>
        <h1>Admin</h1>
        <NavButton to="/" variant="default">
          Back to App
        </NavButton>
      </WideHead>
      <Stats />
      <Tabs
        value={tab}
        keepMounted={false}
        className={styles.tabs ?? ''}
        // Each tab has its own filters: drop those of the previous tab.
        onChange={(value) => setSearch(value === null || value === 'users' ? {} : { tab: value }, { preventScrollReset: true })}
      >
        <Tabs.List>
          {TABS.map(({ value, title }) => (
            <Tabs.Tab key={value} value={value}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ value, Panel }) => (
          <Tabs.Panel key={value} value={value} className={styles.panel ?? ''}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function SecondFactorFirst() {
  return (
    <StateBlock
      title="Two-step sign-in comes first"
      level={1}
      actions={<NavButton to="/settings#second-factor">Set it up in Settings</NavButton>}
    >
      Administrators of this installation sign in with a password and a code. Admin opens once you have set that up.
    </StateBlock>
  );
}

const CARDS: { title: string; field: keyof AdminStats; about: string }[] = [
  { title: 'Total Users', field: 'totalUsers', about: 'accounts' },
  { title: 'Total Projects', field: 'totalProjects', about: 'of all users' },
  { title: 'Active Users', field: 'activeUsers', about: 'not deactivated' },
  { title: 'New Users (30d)', field: 'recentUsers', about: 'registered in the last 30 days' },
];

/** The four figures at the head. */
function Stats() {
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
