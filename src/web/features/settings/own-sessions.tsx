import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AccountSession } from '#contracts/account.ts';
import { accountSessionsQuery, useEndOtherSessions, useEndSession } from '../../api/account.ts';
import { messageOf } from '../../api/client.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StateBlock } from '../../ui/states.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './settings-page.module.css';

const FAILED = 'The session could not be ended. Please try again.';

export function OwnSessions() {
  const { data: sessions, error, isPending, refetch } = useQuery(accountSessionsQuery);
  if (isPending) return <SkeletonRows rows={2} label="Loading sessions..." />;
  if (sessions) return <Sessions sessions={sessions} />;
  return (
    <StateBlock
      level={3}
      tone="error"
      title="Your sessions could not be loaded"
      actions={
        <Button variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'Nothing was changed; the connection failed.')}
    </StateBlock>
  );
}

function Sessions({ sessions }: { sessions: AccountSession[] }) {
  const endOthers = useEndOtherSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const end = useSingleFlight(async () => {
    try {
      const { ended } = await endOthers.mutateAsync();
      toast.success('Signed Out Elsewhere', ended === 1 ? 'One other session has ended.' : `${ended} other sessions have ended.`);
    } catch (error) {
      toast.error('Sign Out Failed', messageOf(error, FAILED));
    }
  });
  return (
    <>
      <ShowMore items={sessions} count={5} noun="sessions">
        {(shown) => (
          <ul className={styles.rows}>
            {shown.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
        )}
      </ShowMore>
      {others.length > 0 ? (
        <div className={styles.after}>
          <Button variant="default" onClick={end} disabled={endOthers.isPending}>
            Sign out everywhere else
          </Button>
        </div>
      ) : (
        <p className={styles.about}>You are signed in nowhere else.</p>
      )}
    </>
  );
}

function Row({ session }: { session: AccountSession }) {
  const { id, browser, signedInAt, lastSeenAt, isCurrent } = session;
  const name = browser ?? 'Unknown browser';
  const endSession = useEndSession();
  const end = useSingleFlight(async () => {
    try {
      await endSession.mutateAsync(id);
      toast.success('Session Ended', `${name} is signed out.`);
    } catch (error) {
      toast.error('Sign Out Failed', messageOf(error, FAILED));
    }
  });
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          Signed in <TimeAgo moment={signedInAt} />, last seen <TimeAgo moment={lastSeenAt} />
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="done">This session</Badge>
      ) : (
        <Button variant="default" size="compact-sm" onClick={end} disabled={endSession.isPending} aria-label={`End session: ${name}`}>
          End session
        </Button>
      )}
    </li>
  );
}
