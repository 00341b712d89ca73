import { Link } from 'react-router';
import type { VerificationSummary } from '#contracts/verification-history.ts';
import { displayHost } from '#contracts/website-url.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './check-history.module.css';
import { changesLine, countsLine } from './verdict.ts';
import page from './verify-page.module.css';

const SHOWN = 5;
const VERDICTS = {
  green: { tone: 'done', word: 'Green' },
  red: { tone: 'old', word: 'Red' },
  unchecked: { tone: 'plain', word: 'Could not check' },
} as const;

/** Earlier checks, each with its report. */
export function CheckHistory({ checks, current }: { checks: VerificationSummary[]; current: string }) {
  const done = checks.filter(({ status }) => status === 'done');
  if (done.length < 2) return null;
  return (
    <section aria-labelledby="checks" className={`${page.section} ${styles.part}`}>
      <h2 id="checks">History</h2>
      <ShowMore items={done} count={SHOWN} noun="checks">
        {(shown) => (
          <ul className={styles.history}>
            {shown.map((check) => (
              <Row key={check.id} check={check} isCurrent={check.id === current} />
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
}

function Row({ check: { id, url, verdict, counts, changes, createdAt }, isCurrent }: { check: VerificationSummary; isCurrent: boolean }) {
  const { tone, word } = VERDICTS[verdict ?? 'unchecked'];
  return (
    <li>
      <Link to={`?check=${encodeURIComponent(id)}`} aria-current={isCurrent ? 'true' : undefined}>
        <TimeAgo moment={createdAt} />
      </Link>
      <Badge tone={tone}>{word}</Badge>
      <span className={styles.host}>{displayHost(url)}</span>
      <span className={styles.counts}>
        {countsLine(counts)}
        {changes && <span className={styles.since}>{changesLine(changes)}</span>}
      </span>
    </li>
  );
}
