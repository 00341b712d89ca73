import { Loader, Tabs } from '@mantine/core';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useSession } from '../../api/session.ts';
import { useAppReady } from '../../ui/use-app-ready.ts';
import { useIsHydrated } from '../../ui/use-media.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { AccountHeader } from './account-frame.tsx';
import styles from './account-page.module.css';
import { nextPath } from './next-path.ts';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const TABS = ['register', 'sign-in'] as const;
type Tab = (typeof TABS)[number];
const TAB_NAMES: Record<Tab, string> = { register: 'Register', 'sign-in': 'Sign In' };

/** `/auth` and `/register` open on Register, `/login` and `?tab=sign-in` on Sign In. */
function useTab(): [Tab, (tab: Tab) => void] {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const asked = TABS.find((tab) => tab === search.get('tab'));
  const select = (tab: Tab) =>
    setSearch(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [asked ?? (pathname === '/login' ? 'sign-in' : 'register'), select];
}

export function Component() {
  const { user, isLoading } = useSession();
  const [search] = useSearchParams();
  const state = useLocation().state as { isExpired?: boolean } | null;
  const [tab, selectTab] = useTab();
  usePageTitle(tab === 'register' ? 'Create an account' : 'Sign in');
  useAppReady();
  // Navigation state is not known when the page is prerendered.
  const isHydrated = useIsHydrated();

  if (user) return <Navigate to={nextPath(search)} replace />;
  return (
    <div className={styles.screen}>
      <AccountHeader />
      <main id="content" tabIndex={-1} data-focus-target className={styles.main}>
        <Pitch tab={tab} />
        <div className={styles.forms}>
          {isHydrated && state?.isExpired && (
            <p className={styles.notice}>Your session has ended. Sign in and you are back where you were.</p>
          )}
          {isLoading ? (
            <Loader aria-label="Loading" role="status" />
          ) : (
            <Tabs value={tab} keepMounted={false} onChange={(value) => value && selectTab(value as Tab)}>
              <Tabs.List>
                {/* Before the app is ready, boot.js opens the page that the data names; without scripts the form below does. */}
                {TABS.map((name) => (
                  <Tabs.Tab
                    key={name}
                    value={name}
                    data-tab={name}
                    type="submit"
                    form={`open-${name}`}
                    onClick={(event) => event.preventDefault()}
                  >
                    {TAB_NAMES[name]}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {TABS.map((name) => (
                <form key={name} id={`open-${name}`} action="/auth" hidden>
                  <input type="hidden" name="tab" value={name} />
                </form>
              ))}
              <Tabs.Panel value="register" className={styles.panel ?? ''}>
                <RegisterForm />
              </Tabs.Panel>
              <Tabs.Panel value="sign-in" className={styles.panel ?? ''}>
                <SignInForm />
              </Tabs.Panel>
            </Tabs>
          )}
        </div>
      </main>
    </div>
  );
}

function Pitch({ tab }: { tab: Tab }) {
  return (
    <div className={styles.pitch}>
      <h1>{tab === 'register' ? 'Your site, read by an editor.' : 'Pick up where you left off.'}</h1>
      <p>
        Sitebrief reads the pages of your website, says what the business is and what stops visitors, compares it with five to eight
        competitors, and writes the brief from which an AI website builder makes a better one.
      </p>
      <ul>
        <li>Every statement shows the page and the words it rests on.</li>
        <li>Nothing is invented: what is missing becomes a question to you.</li>
        <li>What works already, from pages to copy, is kept.</li>
      </ul>
      <p>
        <Link to="/demo">Look at the sample projects</Link> first; they need no account. For what we store, see the{' '}
        <Link to="/privacy">privacy policy</Link>.
      </p>
    </div>
  );
}
