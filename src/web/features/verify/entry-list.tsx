import { Checkbox } from '@mantine/core';
import { isRed, type Verification, type VerificationEntry } from '#contracts/verification.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import type { Ticks } from './use-ticks.ts';
import styles from './verify-page.module.css';

const SHOWN = 12;

/** What a list of entries needs from its report. */
export type EntryContext = {
  report: Pick<Verification, 'url' | 'checks'>;
  /** Absent where nothing can be ticked off. */
  ticks?: Ticks;
  /** Ids of entries that were not red in the report before. */
  newRed?: ReadonlySet<string>;
};

/** Entries of a report, the first few of many. */
export function EntryList({ entries, noun, ...context }: EntryContext & { entries: VerificationEntry[]; noun: string }) {
  return (
    <ShowMore items={entries} count={SHOWN} noun={noun}>
      {(shown) => (
        <ul className={styles.entries}>
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} {...context} />
          ))}
        </ul>
      )}
    </ShowMore>
  );
}

function Entry({ entry, report, ticks, newRed }: EntryContext & { entry: VerificationEntry }) {
  const { id, page, element, old, why } = entry;
  const isTicked = ticks?.has(id) ?? false;
  const href = addressOf(page, report.url);
  const place = `${page}${element === '' ? '' : `, ${element}`}`;
  return (
    <li className={styles.entry} data-ticked={isTicked || undefined}>
      <div className={styles.place}>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {page}
          </a>
        ) : (
          <span>{page}</span>
        )}
        {element !== '' && <span className={styles.element}>{element}</span>}
        {newRed?.has(id) && <Badge tone="old">New since the last check</Badge>}
        {ticks && isRed(entry) && (
          <Checkbox
            className={styles.tick ?? ''}
            size="xs"
            label="Done"
            aria-label={`Done: ${place}`}
            checked={isTicked}
            onChange={(event) => ticks.set([id], event.currentTarget.checked)}
          />
        )}
      </div>
      <p className={styles.why}>{why}</p>
      {(old !== '' || entry.new !== '') && (
        <dl className={styles.words}>
          <div>
            <dt>Old site or plan</dt>
            <dd data-empty={old === '' || undefined}>{old || 'nothing'}</dd>
          </div>
          <div>
            <dt>New site</dt>
            <dd data-empty={entry.new === '' || undefined}>{entry.new || 'nothing'}</dd>
          </div>
        </dl>
      )}
    </li>
  );
}

/** The page on the new site; null for what is no path of it. */
function addressOf(page: string, site: string): string | null {
  if (!page.startsWith('/') || page.startsWith('//')) return null;
  const url = URL.parse(page, site);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
