import type { PageOverview } from '#contracts/page-overview.ts';
import type { UnreadPage } from '#contracts/site.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { pathOf } from '../../ui/safe-href.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import section from './analysis-document.module.css';
import styles from './pages-read.module.css';

const REASONS: Record<UnreadPage['reason'], string> = {
  robots: 'robots.txt forbids it',
  limit: 'beyond the number of pages to read',
  time: 'no time left',
  error: 'could not be fetched',
  'not-html': 'not a web page',
  duplicate: 'the same as another page',
  trap: 'looks endless',
  login: 'behind a login',
  'off-site-redirect': 'leads to another site',
  'too-large': 'too large',
};
const SHOWN = 12;

/** These lead to no further page of the site. */
const NO_PAGE: UnreadPage['reason'][] = ['duplicate', 'not-html', 'off-site-redirect', 'trap'];

/** How many pages of the site are known and were not read. */
export function pagesNotRead(unread: UnreadPage[]): number {
  return unread.filter(({ reason }) => !NO_PAGE.includes(reason)).length;
}

/** `12 of 40 known pages were read.` */
function readOf(read: number, notRead: number): string {
  if (notRead === 0) return read === 1 ? '1 page was read.' : `${read} pages were read.`;
  return `${read} of ${read + notRead} known pages ${read === 1 ? 'was' : 'were'} read. What is said of the site is said of these.`;
}

/** What was read, and what was not and why. */
export function PagesRead({ pages, unread }: { pages: PageOverview[]; unread: UnreadPage[] }) {
  const notRead = pagesNotRead(unread);
  return (
    <section className={section.section} aria-labelledby="pages">
      <h2 id="pages">Pages</h2>
      <p className={section.lead}>{readOf(pages.length, notRead)}</p>
      <ShowMore items={pages} count={SHOWN} noun="pages">
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((page) => (
              <li key={page.url}>
                <OutsideLink href={page.url} className={styles.path}>
                  {page.path}
                </OutsideLink>
                <span className={styles.title}>{page.title || page.h1 || 'Untitled'}</span>
                <span className={styles.fact}>
                  {page.type}, {page.wordCount.toLocaleString('en')} words{page.mode === 'rendered' ? ', rendered' : ''}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
      {unread.length > 0 && (
        <div className={styles.unread}>
          <h3>Not read</h3>
          <ShowMore items={unread} count={SHOWN} noun="addresses">
            {(shown) => (
              <ul className={styles.list}>
                {shown.map((page) => (
                  <li key={page.url}>
                    <OutsideLink href={page.url} className={styles.path}>
                      {pathOf(page.url)}
                    </OutsideLink>
                    <span className={styles.title}>
                      {REASONS[page.reason]}
                      {page.detail && page.reason !== 'limit' && `: ${page.detail}`}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </ShowMore>
        </div>
      )}
    </section>
  );
}
