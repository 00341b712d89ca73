import { isRed, type Verification, type VerificationEntry } from '#contracts/verification.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Tick } from '../../ui/tick.tsx';
import { isPath } from './compared-pages.ts';
import styles from './entry-list.module.css';
import type { Ticks } from './use-ticks.ts';

const SHOWN = 12;
/** Parts of a page that have a name besides the one in its code. */
const PARTS: Record<string, string> = {
  'meta[name="description"]': 'description',
  'link[rel="canonical"]': 'canonical link',
  'script[type="application/ld+json"]': 'structured data',
  h1: 'main heading',
};

/** What a list of entries needs from its report. */
export type EntryContext = {
  report: Pick<Verification, 'url' | 'checks'>;
  /** Absent where nothing can be ticked off. */
  ticks?: Ticks;
  /** Ids of entries that were not red in the report before. */
  newRed?: ReadonlySet<string>;
  /** Shows a page as it was, as it was drawn and as it was built. */
  showPage?: (path: string) => void;
};

/** Entries of a report, the first few of many. */
export function EntryList({ entries, ...context }: EntryContext & { entries: VerificationEntry[] }) {
  return (
    <ShowMore items={entries} count={SHOWN} noun="entries">
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

function Entry({ entry, report, ticks, newRed, showPage }: EntryContext & { entry: VerificationEntry }) {
  const { id, page, element, old, why } = entry;
  const isTicked = ticks?.has(id) ?? false;
  const href = addressOf(page, report.url);
  // A path of elements and the id of a finding are for the builder, whose prompt has them.
  const part = element.includes(' > ') || entry.check === 'finding-not-fixed' ? '' : (PARTS[element] ?? element);
  const place = part === '' ? page : `${page}, ${part}`;
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
        {part !== '' && <span className={styles.element}>{part}</span>}
        {newRed?.has(id) && (
          <Badge tone="old">
            New<span className="visually-hidden"> since the last check</span>
          </Badge>
        )}
        {showPage && isRed(entry) && isPath(page) && (
          <button type="button" className={styles.look} onClick={() => showPage(page)} aria-label={`Show ${page} side by side`}>
            Side by side
          </button>
        )}
        {ticks && isRed(entry) && (
          <span className={styles.tick}>
            <Tick isTicked={isTicked} onTick={(done) => ticks.set([id], done)} name={`Done: ${place}: ${why}`}>
              Done
            </Tick>
          </span>
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
  if (!isPath(page)) return null;
  const url = URL.parse(page, site);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
