import { IconArrowDown, IconArrowUp, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ComparisonCell, ComparisonRow, Competitor, CompetitorReport } from '#contracts/competitor.ts';
import { cellItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { hostOf } from '../../ui/safe-href.ts';
import section from './analysis-document.module.css';
import { NameRivals } from './name-rivals.tsx';
import styles from './side-by-side.module.css';

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
  comparison: Omit<CompetitorReport, 'competitors'>;
  competitors: Competitor[];
  ownUrl: string;
  isBusy: boolean;
  onCompareAgain: ((competitors: string[]) => void) | undefined;
};

/** You and the rivals in one table, the gaps in sentences above it. */
export function SideBySide({ comparison, competitors, ownUrl, isBusy, onCompareAgain }: Props) {
  const verified = competitors.filter((rival) => rival.comparison !== null);
  const suggested = competitors.filter((rival) => rival.comparison === null);
  return (
    <section className={section.section} aria-labelledby="side-by-side">
      <h2 id="side-by-side">Side by side</h2>
      <p className={section.lead}>{comparison.note}</p>
      <Gaps gaps={comparison.gaps} />
      {verified.length > 0 && <Table own={comparison.own} ownUrl={ownUrl} rivals={verified} />}
      {suggested.length > 0 && (
        <div className={styles.suggested}>
          <h3>Suggested, not visited</h3>
          <ul>
            {suggested.map((rival) => (
              <li key={rival.name + rival.url}>
                <strong>{rival.url ? <OutsideLink href={rival.url}>{rival.name}</OutsideLink> : rival.name}</strong> <Found rival={rival} />
                <br />
                {rival.reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {comparison.rejected.length > 0 && (
        <details className={styles.rejected}>
          <summary>{comparison.rejected.length} candidates were refused</summary>
          <ul>
            {comparison.rejected.map((candidate) => (
              <li key={candidate.name + candidate.url}>
                {candidate.name}: {candidate.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {onCompareAgain && <NameRivals known={competitors} isBusy={isBusy} onCompareAgain={onCompareAgain} />}
    </section>
  );
}

function Gaps({ gaps }: { gaps: CompetitorReport['gaps'] }) {
  const groups = [
    { title: 'They show it, you do not', cells: gaps.missingHere, id: 'missing' },
    { title: 'Only you show it', cells: gaps.onlyHere, id: 'only' },
  ].filter(({ cells }) => cells.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={styles.gaps}>
      {groups.map(({ title, cells, id }) => (
        <div key={id}>
          <h3>{title}</h3>
          <ul>
            {cells.map((cell, index) => (
              <li key={cell.text}>
                <EvidenceMark item={cellItem(`gap-${id}-${index}`, 'Gap', cell)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Table({ own, ownUrl, rivals }: { own: ComparisonRow; ownUrl: string; rivals: Competitor[] }) {
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

function Found({ rival }: { rival: Competitor }) {
  const isVerified = rival.status === 'verified';
  const Icon = isVerified ? IconCircleCheck : IconCircleDashed;
  return (
    <span className={styles.found} title={rival.reason}>
      <Icon size="1em" stroke={1.75} aria-hidden /> {isVerified ? 'Verified' : 'Suggested'}, {FOUND_VIA[rival.foundVia]}
    </span>
  );
}
