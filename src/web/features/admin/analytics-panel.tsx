import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AdminAnalytics } from '#contracts/admin.ts';
import { adminAnalyticsQuery } from '../../api/admin.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { type ActivityPoint, count, dayLabel, monthLabel, usd } from './activity.ts';
import styles from './admin-page.module.css';
import { BarChart } from './bar-chart.tsx';

const PERIODS = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'year', label: 'Last 12 months' },
];

/** What was done on this installation, by all users together. */
export function AnalyticsPanel() {
  const [search, setSearch] = useSearchParams();
  const period = PERIODS.find(({ value }) => value === search.get('period'))?.value ?? '30';
  const days = period === 'year' ? 30 : Number(period);
  const query = useQuery(adminAnalyticsQuery(days));

  function choose(value: string) {
    setSearch({ tab: 'analytics', ...(value === '30' ? {} : { period: value }) }, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <div className={styles.filters}>
        <NativeSelect label="Period" value={period} data={PERIODS} onChange={(event) => choose(event.currentTarget.value)} />
        <p className={styles.count}>All users together, days in UTC</p>
      </div>
      <Loaded query={query} rows={5} loading="Loading analytics..." failed="The analytics could not be loaded">
        {(data) => <Charts points={pointsOf(data, period === 'year')} unit={period === 'year' ? 'Month' : 'Day'} />}
      </Loaded>
    </>
  );
}

function pointsOf({ days, months }: AdminAnalytics, isYear: boolean): ActivityPoint[] {
  return isYear
    ? months.map(({ month, ...counts }) => ({ label: monthLabel(month), ...counts }))
    : days.map(({ day, ...counts }) => ({ label: dayLabel(day), ...counts }));
}

function Charts({ points, unit }: { points: ActivityPoint[]; unit: string }) {
  const isQuiet = points.every(({ analyses, failures, prompts, exports }) => analyses + failures + prompts + exports === 0);
  if (isQuiet) return <p className={styles.empty}>No analyses in this period. The charts fill in with the first one.</p>;
  const series = (field: Exclude<keyof ActivityPoint, 'label'>) => points.map((point) => ({ label: point.label, value: point[field] }));
  return (
    <>
      <BarChart title="Analyses" points={series('analyses')} below={{ name: 'failed', points: series('failures') }} format={count} isTall />
      <div className={styles.charts}>
        <BarChart title="Prompts" points={series('prompts')} format={count} />
        <BarChart title="Exports" points={series('exports')} format={count} />
        <BarChart title="AI cost" points={series('aiCostUsd')} format={usd} />
      </div>
      <ActivityTable points={points} unit={unit} />
    </>
  );
}

/** The charts' numbers, newest first. */
function ActivityTable({ points, unit }: { points: ActivityPoint[]; unit: string }) {
  return (
    <details className={styles.details}>
      <summary>Show as table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Activity as table">
        <table className={styles.numbers}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">Analyses</th>
              <th scope="col">Failed</th>
              <th scope="col">Prompts</th>
              <th scope="col">Exports</th>
              <th scope="col">AI cost</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ label, analyses, failures, prompts, exports, aiCostUsd }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count(analyses)}</td>
                <td>{count(failures)}</td>
                <td>{count(prompts)}</td>
                <td>{count(exports)}</td>
                <td>{usd(aiCostUsd)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
