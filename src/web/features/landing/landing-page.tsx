import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import { logoQuery } from '../../api/logo.ts';
import { AccountLinks } from '../../layout/account-links.tsx';
import { ManualButton } from '../../layout/manual-button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SchemeSwitch } from '../../ui/scheme-switch.tsx';
import { UrlField } from '../../ui/url-field.tsx';
import { useAppReady } from '../../ui/use-app-ready.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import images from './before-after.module.css';
import { FeatureShowcase } from './feature-showcase.tsx';
import styles from './landing-page.module.css';
import { BUILDERS, NUMBERS, PROMISES, STEPS } from './landing-text.ts';
import { LiveSample } from './live-sample.tsx';
import sampleData from './sample.generated.json';
import type { SampleExtract } from './sample-extract.ts';

const sample = sampleData as SampleExtract;

/** Registers first, then comes back to the dashboard with the address filled in. */
export function registerPath(url: string): string {
  if (url === '') return '/register';
  return `/register?next=${encodeURIComponent(`/dashboard?url=${encodeURIComponent(url)}`)}`;
}

export function Component() {
  usePageTitle('Your website, read by an editor');
  useAppReady();
  const navigate = useNavigate();
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} data-focus-target>
        <section className={styles.hero}>
          <h1>Your website, read as an editor reads a manuscript.</h1>
          <p className={styles.lead}>
            Sitebrief reads your site, finds what stops visitors, compares you with real competitors, and writes the brief an AI website
            builder needs to make a better site.
          </p>
          <UrlField button="Start Free Analysis" allowsEmpty action="/register" onSubmit={(url) => void navigate(registerPath(url))} />
          <p className={styles.aside}>
            Or look at the <Link to="/demo">Demo Projects</Link>; they need no account.
          </p>
        </section>
        <div className={styles.desk}>
          <LiveSample sample={sample} />
        </div>
        <section className={styles.section} id="features" aria-labelledby="features-title">
          <h2 id="features-title">What you get</h2>
          <p className={styles.lead}>Five pieces. These are the screens themselves, with what they hold of the sample above.</p>
          <FeatureShowcase sample={sample} />
        </section>
        <section className={styles.section} aria-labelledby="blueprint-title">
          <h2 id="blueprint-title">See the new site before anyone builds it</h2>
          <p className={styles.lead}>
            The blueprint draws the planned pages in the site's own words, images and colors. Nothing is made up: what's missing is marked
            as a gap.
          </p>
          <BeforeAfter />
        </section>
        <section className={styles.section} id="how-it-works" aria-labelledby="how-title">
          <h2 id="how-title">How It Works</h2>
          <ol className={styles.steps}>
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={styles.section} id="results" aria-labelledby="results-title">
          <h2 id="results-title">Results</h2>
          <ul className={styles.numbers}>
            {NUMBERS.map(({ number, text }) => (
              <li key={text}>
                <strong>{number}</strong> {text}
              </li>
            ))}
          </ul>
          <p className={styles.lead}>
            Three complete analyses are public, from the first finding to the finished brief: <Link to="/demo">look through a sample</Link>.
          </p>
        </section>
        <section className={styles.section} aria-labelledby="never-title">
          <h2 id="never-title">What it never does</h2>
          <dl className={styles.never}>
            {PROMISES.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.section} aria-labelledby="builders-title">
          <h2 id="builders-title">Written for your builder</h2>
          <ul className={styles.builders}>
            {BUILDERS.map(({ id, text }) => (
              <li key={id}>
                <strong>{BUILDER_NAMES[id]}</strong> {text}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.start} aria-labelledby="start-title">
          <h2 id="start-title">Analyze your own site</h2>
          <p>Creating an account takes a minute. The analysis takes less.</p>
          <div className={styles.startActions}>
            <ButtonLink to="/register">Start Free Analysis</ButtonLink>
            <ButtonLink to="/demo" variant="default">
              Demo Projects
            </ButtonLink>
          </div>
        </section>
      </main>
      <footer className={styles.footer}>
        <Wordmark />
        <nav aria-label="Footer" className={styles.nav}>
          <ManualButton>Documentation</ManualButton>
          <Link to="/demo">Demo Projects</Link>
          <Link to="/privacy">Privacy policy</Link>
        </nav>
        <p>Reads public pages only, as robots.txt allows, and names every source.</p>
      </footer>
    </>
  );
}

function Header() {
  const logoUrl = useQuery(logoQuery).data?.logoUrl;
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label="Sitebrief, home">
        <Wordmark logo={logoUrl} />
      </Link>
      <nav className={styles.nav} aria-label="Main">
        <a href="#features">Features</a>
        <a href="#how-it-works">How It Works</a>
        <a href="#results">Results</a>
      </nav>
      <div className={styles.end}>
        <SchemeSwitch />
        <AccountLinks />
      </div>
    </header>
  );
}

/** Both are screenshots of the first sample's home page at 1440 px: as it was crawled, and its blueprint. */
const SIDES = [
  { name: 'Today', src: '/blueprint-before.jpg', alt: "The coffee sample's home page today: one narrow column of plain text." },
  {
    name: 'Blueprint',
    src: '/blueprint-after.jpg',
    alt: 'Its blueprint: a large headline, one button, and reasons to believe in a line below.',
  },
];

/** One real site before and after. */
function BeforeAfter() {
  return (
    <>
      <div className={images.pair}>
        {SIDES.map(({ name, src, alt }) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <img src={src} alt={alt} width={720} height={583} loading="lazy" decoding="async" />
          </figure>
        ))}
      </div>
      <p>
        <Link to="/compose/demo-coffee?demo=true">Open this blueprint</Link>, at any width, on every page.
      </p>
    </>
  );
}
