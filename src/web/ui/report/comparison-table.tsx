import { IconArrowDown, IconArrowUp, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ComparisonCell, ComparisonRow, Competitor } from '#contracts/competitor.ts';
import { displayHost } from '#contracts/website-url.ts';
import { cellItem } from '../evidence/evidence-item.ts';
import { EvidenceMark } from '../evidence/evidence-mark.tsx';
import { OutsideLink } from '../outside-link.tsx';
import styles from './comparison-table.module.css';

const ROWS: { key: Exclude<keyof ComparisonRow, 'score'>; name: string }[] = [
  { key: 'offer', name: 'Offer' },
  { key: 'price', name: 'Price shown' },
  { key: 'callToAction', name: 'Main button' },
  { key: 'proof', name: 'Proof' },
  { key: 'guarantee', name: 'Guarantee' },
  { key: 'booking', name: 'Booking' },
];
const FOUND_VIA: Record<Competitor['foundVia'], string> = {
  user: 'named by you',
  'own-page': 'named on your site',
  search: 'found by search',
  model: 'named by the model',
  openstreetmap: 'found on OpenStreetMap',
  'bundled-list': 'from our list',
};

type Props = {
  own: ComparisonRow;
  ownUrl: string;
  competitors: Competitor[];
  /** What can be done with a competitor, at the head of its column. */
  action?: ((competitor: Competitor) => ReactNode) | undefined;
};

/** You and the competitors in one table, cell by cell with its evidence. */
export function ComparisonTable({ own, ownUrl, competitors, action }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways and must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Comparison table, scrolls horizontally">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">Point of comparison</span>
            </th>
            <th scope="col" className={styles.own}>
              You
              <span className={styles.host}>{displayHost(ownUrl)}</span>
            </th>
            {competitors.map((competitor) => (
              <th scope="col" key={competitor.url}>
                {competitor.name}
                <OutsideLink href={competitor.url} className={styles.host}>
                  {displayHost(competitor.url)}
                </OutsideLink>
                <Found competitor={competitor} />
                {action && <span className={styles.action}>{action(competitor)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ key, name }) => (
            <tr key={key}>
              <th scope="row" className={styles.corner}>
                {name}
              </th>
              <td className={styles.own}>
                <Cell id={`own-${key}`} label={`You: ${name}`} cell={own[key]} />
              </td>
              {competitors.map((competitor) => (
                <td key={competitor.url}>
                  {competitor.comparison && (
                    <Difference own={own[key]} theirs={competitor.comparison[key]}>
                      <Cell id={`${competitor.url}-${key}`} label={`${competitor.name}: ${name}`} cell={competitor.comparison[key]} />
                    </Difference>
                  )}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.corner}>
              Home page score
            </th>
            <td className={`${styles.own} ${styles.score}`}>{score(own.score)}</td>
            {competitors.map((competitor) => (
              <td key={competitor.url} className={styles.score}>
                {score(competitor.comparison?.score ?? null)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const score = (value: number | null) => (value === null ? 'not read' : Math.round(value));

function Cell({ id, label, cell }: { id: string; label: string; cell: ComparisonCell }) {
  const item = cellItem(`cell-${id}`, label, cell);
  return <EvidenceMark item={item.text === '' ? { ...item, text: 'Not seen' } : item} />;
}

/** Marks a cell where one side shows something and the other was checked and does not. */
function Difference({ own, theirs, children }: { own: ComparisonCell; theirs: ComparisonCell; children: ReactNode }) {
  const isAhead = theirs.kind === 'observed' && own.kind === 'not-found';
  const isBehind = theirs.kind === 'not-found' && own.kind === 'observed';
  return (
    <>
      {children}
      {isAhead && (
        <span className={styles.ahead}>
          <IconArrowUp size="1em" stroke={2} aria-hidden /> you lack this
        </span>
      )}
      {isBehind && (
        <span className={styles.behind}>
          <IconArrowDown size="1em" stroke={2} aria-hidden /> you have it
        </span>
      )}
    </>
  );
}

/** Whether a competitor was visited, and how it was found. */
export function Found({ competitor }: { competitor: Competitor }) {
  const isVerified = competitor.status === 'verified';
  const Icon = isVerified ? IconCircleCheck : IconCircleDashed;
  return (
    <span className={styles.found} data-found title={competitor.reason}>
      <Icon size="1em" stroke={1.75} aria-hidden /> {isVerified ? 'Verified' : 'Suggested'}, {FOUND_VIA[competitor.foundVia]}
    </span>
  );
}
