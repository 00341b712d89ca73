import { useQuery } from '@tanstack/react-query';
import type { SecurityEvent } from '#contracts/security.ts';
import { securityEventsQuery } from '../../api/account-security.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { eventTitle } from './event-title.ts';
import styles from './settings-page.module.css';

export function SecurityEvents() {
  const query = useQuery(securityEventsQuery);
  return (
    <Loaded query={query} rows={4} loading="Loading..." failed="The events could not be loaded" level={3}>
      {(events) => (events.length > 0 ? <Events events={events} /> : <p className={styles.about}>Nothing happened in the last 90 days.</p>)}
    </Loaded>
  );
}

function Events({ events }: { events: SecurityEvent[] }) {
  return (
    <ShowMore items={events} count={6} noun="events">
      {(shown) => (
        <ul className={styles.rows}>
          {shown.map((event) => (
            <li key={event.id} className={styles.session}>
              <div className={styles.words}>
                <h3>{eventTitle(event)}</h3>
                <p>
                  <TimeAgo moment={event.at} />
                  {event.browser && `, ${event.browser}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </ShowMore>
  );
}
