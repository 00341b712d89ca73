import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { BuilderId } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import { projectPath } from '../../api/project-paths.ts';
import { useSession } from '../../api/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SchemeSwitch } from '../../ui/scheme-switch.tsx';
import { useAppReady } from '../../ui/use-app-ready.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './demo-page.module.css';

export function Component() {
  usePageTitle('Demo Projects');
  useAppReady();
  const { user } = useSession();
  return (
    <>
      <header className={styles.header}>
        <Link to="/" className={styles.logo} aria-label="Sitebrief, home">
          <Wordmark />
        </Link>
        <div className={styles.end}>
          <SchemeSwitch />
          {user ? <Link to="/">Dashboard</Link> : <a href="/api/login">Sign In</a>}
        </div>
      </header>
      <main id="content" tabIndex={-1} data-focus-target className={styles.main}>
        <h1>Demo Projects</h1>
        <p className={styles.lead}>
          Finished work to look through: what Sitebrief says of a site, the strategy, and the prompt for the builder. No account is needed,
          and nothing you do here is stored.
        </p>
        <ul className={styles.samples}>
          {SAMPLES.map((sample) => (
            <Card key={sample.id} sample={sample} />
          ))}
        </ul>
        {!user && (
          <p className={styles.on}>
            <ButtonLink to="/register">Sign Up for Free</ButtonLink>
            <span>and have your own site read.</span>
          </p>
        )}
      </main>
    </>
  );
}

function Card({ sample }: { sample: Sample }) {
  return (
    <li className={styles.sample}>
      <div className={styles.title}>
        <h2>
          <Link to={projectPath('analysis', sample.id, true)}>{sample.name}</Link>
        </h2>
        <Badge tone="done">Completed</Badge>
      </div>
      <p className={styles.kind}>{sample.kind}</p>
      <p className={styles.text}>{sample.text}</p>
      {sample.hasCheck && (
        <p className={styles.check}>
          <Link to={projectPath('verify', sample.id, true)}>How its rebuilt site was checked</Link>
        </p>
      )}
      <p className={styles.builder}>
        Brief for {BUILDER_NAMES[sample.builder]} <IconArrowRight size={16} stroke={1.5} aria-hidden />
      </p>
    </li>
  );
}

type Sample = {
  id: string;
  name: string;
  kind: string;
  text: string;
  builder: BuilderId /** It shows how a rebuilt site was checked. */;
  hasCheck?: true;
};

/** The demo projects. One that the server can't return is left out. */
const SAMPLES: Sample[] = [
  {
    id: 'demo-coffee',
    name: 'Coffee subscription',
    kind: 'Shop with subscriptions',
    text: 'Freshly roasted coffee by mail, for households earning $75K or more. See how the offer, the competitors and the brief look for a shop.',
    builder: 'lovable',
    hasCheck: true,
  },
  {
    id: 'demo-fitness',
    name: 'Fitness coaching',
    kind: 'Local service with bookings',
    text: 'Personal training at $200-400 a session. See which proof counts and what stops visitors from booking.',
    builder: 'framer',
  },
  {
    id: 'demo-saas',
    name: 'B2B analytics platform',
    kind: 'Software by contract',
    text: 'Annual contracts of $2,400 for analytics in companies. See how a pricing page and a demo request are planned.',
    builder: 'typedream',
  },
];
