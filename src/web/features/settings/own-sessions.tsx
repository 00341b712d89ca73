import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AccountSession } from '#contracts/account.ts';
import { accountSessionsQuery, useEndOtherSessions, useEndSession } from '../../api/account.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './settings-page.module.css';

const FAILED = { title: 'Sign Out Failed', fallback: 'The session could not be ended. Please try again.' };

export function OwnSessions() {
  const query = useQuery(accountSessionsQuery);
  return (
    <Loaded query={query} rows={2} loading="Loading sessions..." failed="Your sessions could not be loaded" level={3}>
      {(sessions) => <Sessions sessions={sessions} />}
    </Loaded>
  );
}

function Sessions({ sessions }: { sessions: AccountSession[] }) {
  const endOthers = useEndOtherSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const end = useAction(FAILED, async () => {
    const { ended } = await endOthers.mutateAsync();
    toast.success('Signed Out Elsewhere', ended === 1 ? 'One other session has ended.' : `${ended} other sessions have ended.`);
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
  const end = useAction(FAILED, async () => {
    await endSession.mutateAsync(id);
    toast.success('Session Ended', `${name} is signed out.`);
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
        <SmallButton variant="default" onClick={end} disabled={endSession.isPending} aria-label={`End session: ${name}`}>
          End session
        </SmallButton>
      )}
    </li>
  );
}
