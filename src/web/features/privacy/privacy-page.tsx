import { MODEL_QUESTIONS } from '#contracts/model-questions.ts';
import { DELETED_KEPT_DAYS } from '#contracts/organize.ts';
import { MAX_TEXT_VERSIONS } from '#contracts/text-versions.ts';
import { useAppReady } from '../../ui/use-app-ready.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import styles from './privacy-page.module.css';

/** What is stored about people, in plain words. Change this page together with what is stored. */
export function Component() {
  usePageTitle('Privacy policy');
  useAppReady();
  return (
    <article className={styles.text}>
      <h1>Privacy policy</h1>
      <p className={styles.lead}>
        Sitebrief stores what it needs to work, lets you see all of it, and deletes it when you say so. It is run by the people who gave you
        its address; contact them with questions.
      </p>

      <h2>What we store</h2>
      <dl>
        <div>
          <dt>Your account</dt>
          <dd>First and last name, email, phone number, and your password as an Argon2id hash, which cannot be reversed.</dd>
        </div>
        <div>
          <dt>Your sessions</dt>
          <dd>
            When you signed in and with what kind of browser. A session ends after seven days without use, and after 90 days at the latest.
          </dd>
        </div>
        <div>
          <dt>Your protection</dt>
          <dd>
            Whether your address is confirmed, and for 90 days when you signed in, failed to, or changed what protects your account, with
            the kind of browser. If you use two-step sign-in: the key of your app, encrypted, and your recovery codes as hashes.
          </dd>
        </div>
        <div>
          <dt>Limits on tries</dt>
          <dd>
            Failed sign-ins and other tries, counted under a hash of the address or network they came from, until their window ends: at most
            an hour, and one more until they are deleted.
          </dd>
        </div>
        <div>
          <dt>Invitations</dt>
          <dd>The address that an administrator invites, for a week or until it is used or revoked.</dd>
        </div>
        <div>
          <dt>Your API keys</dt>
          <dd>Name, scopes, first letters, last use, and the key as a SHA-256 hash, which cannot be reversed; until you revoke it.</dd>
        </div>
        <div>
          <dt>Your projects</dt>
          <dd>
            The URLs you entered, what we read from their public pages and their competitors, screenshots, findings, what you confirmed and
            corrected, earlier analyses (five for each project, unless the operator sets another number), which projects are analyzed again
            by themselves, strategies and prompts with their last {MAX_TEXT_VERSIONS} versions, exports with your links and notes, tags,
            reports on your new site with what you ticked off, until you delete the project or your account. Projects deleted from a
            selection are kept for {DELETED_KEPT_DAYS} days, so that you can restore them, and are then deleted for good; you can also
            delete them at once. The end of your account deletes everything at once.
          </dd>
        </div>
        <div>
          <dt>Your shared reports</dt>
          <dd>
            For each link the sections, its end, its password as an Argon2id hash, and how often and when it was opened last; not by whom.
            Name, logo and color that your reports carry.
          </dd>
        </div>
        <div>
          <dt>Your builders</dt>
          <dd>Which ones you are offered, your notes on builders, and when you last used each.</dd>
        </div>
        <div>
          <dt>Your usage</dt>
          <dd>How many analyses, prompts and exports you made in a month.</dd>
        </div>
        <div>
          <dt>Administration</dt>
          <dd>
            Administrator changes to accounts and settings are logged, with who did it and when, and so is that an administrator opened the
            list of accounts or of analyses, once an hour.
          </dd>
        </div>
      </dl>

      <h2>What we store in your browser</h2>
      <p>
        One cookie, <code>sitebrief_session</code>, which keeps you signed in; for a shared report with a password another,{' '}
        <code>sitebrief_share</code>, which remembers for twelve hours that you knew it. Also your color theme, whether you saw the
        introduction, whether you want notifications, and edits you have not saved yet. No tracking: no ads, no analytics scripts, no files
        from other companies.
      </p>

      <h2>Who else sees it</h2>
      <p>Other users see none of your data. Everything that is not named here is computed on this installation.</p>
      <dl>
        <div>
          <dt>Administrators</dt>
          <dd>
            They see the list of accounts (name, email, role, tier, whether it is active, whether two-step sign-in is on, since when), not
            your phone number; and the list of analyses with the address of the website, your email, when it ran, how long it took and why
            it failed; and the addresses they invite. The log of their actions names the account each was about. They cannot open your
            projects. That they looked at a list is logged.
          </dd>
        </div>
        <div>
          <dt>Who has a link you made</dt>
          <dd>
            The sections that you chose, with the password where the link has one, until you revoke it or it ends; no other data of yours.
            Search engines are asked not to list it.
          </dd>
        </div>
        <div>
          <dt>The mail server, where one is set</dt>
          <dd>
            Your address and the message: links you asked for, notices of changes to your account, and, if you switched that on, that an
            analysis is done, what changed on a website, or that it can no longer be read. No message tells us whether you read it.
          </dd>
        </div>
        <div>
          <dt>A language model, where one is set</dt>
          <dd>
            <ul>
              {Object.entries(MODEL_QUESTIONS).map(([purpose, { does, gets }]) => (
                <li key={purpose}>
                  It {does}. For that it gets {gets}.
                </li>
              ))}
            </ul>
            It never gets your account. The estimated cost is shown before each run.
          </dd>
        </div>
        <div>
          <dt>A search engine, where one is set</dt>
          <dd>The trade, offers and place of the business, or its name.</dd>
        </div>
        <div>
          <dt>OpenStreetMap</dt>
          <dd>
            For trades with local customers, the place that the website names and its trade, to find competitors nearby, unless the operator
            turned that off; never who asked.
          </dd>
        </div>
        <div>
          <dt>Builders</dt>
          <dd>Your prompt, only when you open its link or paste the prompt there.</dd>
        </div>
      </dl>

      <h2>The websites we read</h2>
      <p>
        Only public pages are read, as their robots.txt allows. Contact details on them become part of the analysis, for the person who
        asked for it. A user name and a password that you enter for the check of a new site go to its address only, and are deleted when the
        check ends.
      </p>

      <h2>Your rights</h2>
      <p>
        In Settings you can change your details, end sessions, revoke keys, download everything we store about you as one file, and delete
        your account with all its data. The demo projects need no account, and nothing you do there is stored.
      </p>
    </article>
  );
}
