import { useQuery } from '@tanstack/react-query';
import type { Usage } from '#contracts/usage.ts';
import { useSession } from '../../api/session.ts';
import { usageQuery } from '../../api/usage.ts';
import { Loaded } from '../../layout/loaded.tsx';
import styles from './settings-page.module.css';

const usd = (value: number) => (value < 0.01 ? 'under $0.01' : `$${value.toFixed(2)}`);
const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function UsageThisMonth() {
  const query = useQuery(usageQuery);
  const fallback = "We couldn't load your usage. It's still being counted.";
  return (
    <Loaded query={query} rows={2} loading="Loading..." failed="Your usage could not be loaded" fallback={fallback} level={3}>
      {(usage) => <Figures usage={usage} />}
    </Loaded>
  );
}

function Figures({ usage: { month, analyses, prompts, exports, aiCostUsd = 0 } }: { usage: Usage }) {
  const { user } = useSession();
  const { used, limit } = analyses;
  const share = limit ? Math.min(100, (used / limit) * 100) : 0;
  return (
    <>
      <p className={styles.about}>
        {monthName(month)}, <span className={styles.tier}>{user?.tier}</span> tier.{' '}
        {limit === null ? 'Analyses are unlimited.' : `${Math.max(0, limit - used)} of ${limit} analyses are left.`}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>Analyses</dt>
          <dd>
            {used}
            {limit !== null && <span> of {limit}</span>}
          </dd>
          {limit !== null && (
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${share}%` }} />
            </span>
          )}
        </div>
        <div>
          <dt>Prompts</dt>
          <dd>{prompts}</dd>
        </div>
        <div>
          <dt>Exports</dt>
          <dd>{exports}</dd>
        </div>
        {aiCostUsd > 0 && (
          <div>
            <dt>AI model, about</dt>
            <dd>{usd(aiCostUsd)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
