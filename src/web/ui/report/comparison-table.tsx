import { IconArrowDown, IconArrowUp, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ComparisonCell, ComparisonRow, Competitor } from '#contracts/competitor.ts';
import { cellItem } from '../evidence/evidence-item.ts';
import { EvidenceMark } from '../evidence/evidence-mark.tsx';
import { OutsideLink } from '../outside-link.tsx';
import { hostOf } from '../safe-href.ts';
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
  'bundled-list': 'from our list',
};

type Props = {
  own: ComparisonRow;
  ownUrl: string;
  rivals: Competitor[];
  /** What can be done with a rival, at the head of its column. */
  action?: ((rival: Competitor) => ReactNode) | undefined;
};

/** You and the rivals in one table, cell by cell with its evidence. */
export function ComparisonTable({ own, ownUrl, rivals, action }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways and must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Comparison table, scrolls sideways">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">Point of comparison</span>
            </th>
            <th scope="col" className={styles.own}>
              You
              <span className={styles.host}>{hostOf(ownUrl)}</span>
            </th>
            {rivals.map((rival) => (
              <th scope="col" key={rival.url}>
                {rival.name}
                <OutsideLink href={rival.url} className={styles.host}>
                  {hostOf(rival.url)}
                </OutsideLink>
                <Found rival={rival} />
                {action && <span className={styles.action}>{action(rival)}</span>}
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
              {rivals.map((rival) => (
                <td key={rival.url}>
                  {rival.comparison && (
                    <Difference own={own[key]} theirs={rival.comparison[key]}>
                      <Cell id={`${rival.url}-${key}`} label={`${rival.name}: ${name}`} cell={rival.comparison[key]} />
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
            {rivals.map((rival) => (
              <td key={rival.url} className={styles.score}>
                {score(rival.comparison?.score ?? null)}
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

/** Marks a cell where one side shows something and the other was looked at and does not. */
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

/** Whether a rival was visited, and how it was found. */
export function Found({ rival }: { rival: Competitor }) {
  const isVerified = rival.status === 'verified';
  const Icon = isVerified ? IconCircleCheck : IconCircleDashed;
  return (
    <span className={styles.found} data-found title={rival.reason}>
      <Icon size="1em" stroke={1.75} aria-hidden /> {isVerified ? 'Verified' : 'Suggested'}, {FOUND_VIA[rival.foundVia]}
    </span>
  );
}
