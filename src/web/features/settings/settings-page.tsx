import { Contents } from '../../ui/contents.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { AgencySettings } from './agency-settings.tsx';
import { ApiKeys } from './api-keys.tsx';
import { BuilderConnections } from './builder-connections.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { OwnAddress } from './own-address.tsx';
import { OwnData } from './own-data.tsx';
import { OwnDetails } from './own-details.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SecurityEvents } from './security-events.tsx';
import styles from './settings-page.module.css';
import { UsageThisMonth } from './usage-this-month.tsx';

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
