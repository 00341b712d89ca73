import { useQuery } from '@tanstack/react-query';
import type { SecurityEvent } from '#contracts/security.ts';
import type { Usage } from '#contracts/usage.ts';
import { securityEventsQuery } from '../../api/account.ts';
import { useSession } from '../../api/session.ts';
import { usageQuery } from '../../api/usage.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Contents } from '../../ui/contents.tsx';
import { setSessionSetting, useSessionSettings } from '../../ui/session-settings.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { AgencySettings } from './agency-settings.tsx';
import { ApiKeys } from './api-keys.tsx';
import { BuilderConnections } from './builder-connections.tsx';
import { eventTitle } from './event-title.ts';
import { OwnAddress } from './own-address.tsx';
import { OwnData } from './own-data.tsx';
import { OwnDetails, OwnPassword } from './own-details.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';
import styles from './settings-page.module.css';

const SECTIONS = [
  {
    id: 'builders',
    title: 'Builder Connections',
    about: 'Builders that you are offered, with your notes.',
    Body: BuilderConnections,
  },
  { id: 'general', title: 'General Settings', about: 'These reset when you reload the page.', Body: GeneralSettings },
  { id: 'agency', title: 'Shared reports', about: 'Your name, logo and color on the reports that you share.', Body: AgencySettings },
  { id: 'usage', title: 'Usage this month', about: null, Body: UsageThisMonth },
  { id: 'account', title: 'Your account', about: null, Body: OwnDetails },
  { id: 'address', title: 'Email', about: null, Body: OwnAddress },
  { id: 'password', title: 'Password', about: 'A new password ends every other session of yours.', Body: OwnPassword },
  { id: 'second-factor', title: 'Two-step sign-in', about: null, Body: SecondFactor },
  { id: 'sessions', title: 'Where you are signed in', about: null, Body: OwnSessions },
  { id: 'security', title: 'Security events', about: 'What happened to your account in the last 90 days.', Body: SecurityEvents },
  {
    id: 'api-keys',
    title: 'API keys',
    about: 'Let scripts and AI agents work with your projects. Keys never reach your account, and a new password does not end them.',
    Body: ApiKeys,
  },
  { id: 'data', title: 'Your data', about: null, Body: OwnData },
];

export function Component() {
  usePageTitle('Settings');
  return (
    <>
      <h1 className={styles.title}>Settings</h1>
      <div className={styles.columns}>
        <Contents sections={SECTIONS} />
        <div className={styles.sections}>
          {SECTIONS.map(({ id, title, about, Body }) => (
            <section key={id} aria-labelledby={id} className={styles.section}>
              <h2 id={id}>{title}</h2>
              {about && <p className={styles.about}>{about}</p>}
              <Body />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** Demo Mode and Auto-save; both reset on reload. */
function GeneralSettings() {
  const { demoMode, autoSave } = useSessionSettings();

  function switchDemo(isOn: boolean) {
    setSessionSetting({ demoMode: isOn });
    if (isOn) toast.success('Demo Mode Enabled', 'New analyses open the nearest sample. Nothing is stored and no quota is used.');
    else toast.success('Demo Mode Disabled', 'New analyses read the real site and are saved.');
  }

  function switchAutoSave(isOn: boolean) {
    setSessionSetting({ autoSave: isOn });
    if (isOn) toast.success('Auto-save Enabled', 'Edits to the strategy are saved automatically.');
    else toast.success('Auto-save Disabled', 'Edits of the optimizer text are saved when you select Save.');
  }

  return (
    <ul className={styles.rows}>
      <li className={styles.switch}>
        <Switch label="Demo Mode" checked={demoMode} onChange={switchDemo}>
          New analyses open the closest sample and save nothing.
        </Switch>
      </li>
      <li className={styles.switch}>
        <Switch label="Auto-save Projects" checked={autoSave} onChange={switchAutoSave}>
          Edits of the optimizer text save themselves while you write.
        </Switch>
      </li>
    </ul>
  );
}

function SecurityEvents() {
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

const usd = (value: number) => (value < 0.01 ? 'under $0.01' : `$${value.toFixed(2)}`);
const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function UsageThisMonth() {
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
