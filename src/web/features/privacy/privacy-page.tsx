import { useAppReady } from '../../ui/use-app-ready.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import styles from './privacy-page.module.css';

/** What is kept of people, in plain words. True of the product: whoever changes what is stored changes this page. */
export function Component() {
  usePageTitle('Privacy policy');
  useAppReady();
  return (
    <article className={styles.text}>
      <h1>Privacy policy</h1>
      <p className={styles.lead}>
        Sitebrief keeps what it needs to do its work, shows it to you whole, and deletes it when you say so. It is run by whoever gave you
        its address; they are the ones to ask.
      </p>

      <h2>What is kept</h2>
      <dl>
        <div>
          <dt>Your account</dt>
          <dd>First and last name, email, phone number, and your password as an Argon2id hash, from which it cannot be read back.</dd>
        </div>
        <div>
          <dt>Your sessions</dt>
          <dd>
            When you signed in and with what kind of browser. A session ends after seven days without use, and after 90 days in any case.
          </dd>
        </div>
        <div>
          <dt>Your projects</dt>
          <dd>
            The addresses you gave, what was read of their public pages and of their competitors, screenshots, findings, strategies and
            prompts, until you delete the project or your account.
          </dd>
        </div>
        <div>
          <dt>Your use</dt>
          <dd>How many analyses, prompts and exports you made in a month.</dd>
        </div>
        <div>
          <dt>Administration</dt>
          <dd>What administrators change of accounts and settings is noted, with who did it and when.</dd>
        </div>
      </dl>

      <h2>What stands in your browser</h2>
      <p>
        One cookie, <code>sitebrief_session</code>, which keeps you signed in. Besides it your choice of colours, whether you saw the
        introduction, and edits you have not saved yet. Nothing follows you: no advertising, no statistics scripts, no files from other
        companies.
      </p>

      <h2>Who else sees it</h2>
      <p>
        Other users see nothing of yours. Administrators see the list of accounts. Where a language model or a search engine is set up,
        texts of the pages read are sent to it for your analysis; where none is, everything is worked out on this installation. A builder
        gets your prompt only when you follow its link or paste the prompt there.
      </p>

      <h2>The websites that are read</h2>
      <p>
        Only public pages are read, as their robots.txt allows. Contact details that stand on them become part of the analysis, for the
        person who asked for it.
      </p>

      <h2>Your say</h2>
      <p>
        Under Settings you change your details, end sessions, download everything kept of you as one file, and delete your account with all
        that belongs to it. The samples need no account, and nothing you do there is stored.
      </p>
    </article>
  );
}
