import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Usage } from '#contracts/usage.ts';
import { messageOf } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { usageQuery } from '../../api/usage.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StateBlock } from '../../ui/states.tsx';
import styles from './settings-page.module.css';

const usd = (value: number) => (value < 0.01 ? 'under $0.01' : `$${value.toFixed(2)}`);
const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function UsageThisMonth() {
  const { data: usage, error, isPending, refetch } = useQuery(usageQuery);
  if (isPending) return <SkeletonRows rows={2} label="Loading..." />;
  if (usage) return <Figures usage={usage} />;
  return (
    <StateBlock
      level={3}
      tone="error"
      title="Your usage could not be loaded"
      actions={
        <Button variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(error, "We couldn't load your usage. It's still being counted.")}
    </StateBlock>
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
