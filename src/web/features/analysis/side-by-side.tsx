import { useRef } from 'react';
import type { Competitor, CompetitorReport } from '#contracts/competitor.ts';
import { cellItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { ComparisonTable, Found } from '../../ui/report/comparison-table.tsx';
import section from './analysis-document.module.css';
import { NameRivals } from './name-rivals.tsx';
import { RemoveRival } from './remove-rival.tsx';
import styles from './side-by-side.module.css';
import type { Rivals } from './use-rivals.ts';

type Props = {
  comparison: Omit<CompetitorReport, 'competitors'>;
  competitors: Competitor[];
  ownUrl: string;
  isBusy: boolean;
  /** Left out where rivals cannot be changed. */
  rivals: Rivals | undefined;
};

/** You and the rivals in one table, the gaps in sentences above it. */
export function SideBySide({ comparison, competitors, ownUrl, isBusy, rivals }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const verified = competitors.filter((rival) => rival.comparison !== null);
  const suggested = competitors.filter((rival) => rival.comparison === null);
  // The control that was used is off while rivals are visited, and gone when its rival is: the focus must not fall out of the page.
  const focusKeeper = () => {
    const used = document.activeElement;
    return () => {
      const isUnmoved = document.activeElement === used || document.activeElement === document.body;
      if (isUnmoved) heading.current?.focus({ preventScroll: true });
    };
  };
  const removal = (rival: Competitor) =>
    rivals && <RemoveRival name={rival.name} isBusy={isBusy} onRemove={() => rivals.remove(rival, focusKeeper())} />;
  return (
    <section className={section.section} aria-labelledby="side-by-side">
      <h2 id="side-by-side" ref={heading} tabIndex={-1}>
        Side by side
      </h2>
      <p className={section.lead}>{comparison.note}</p>
      <Gaps gaps={comparison.gaps} />
      {verified.length > 0 && <ComparisonTable own={comparison.own} ownUrl={ownUrl} rivals={verified} action={rivals && removal} />}
      {suggested.length > 0 && (
        <div className={styles.suggested}>
          <h3>Suggested, not visited</h3>
          <ul>
            {suggested.map((rival) => (
              <li key={rival.name + rival.url}>
                <strong>{rival.url ? <OutsideLink href={rival.url}>{rival.name}</OutsideLink> : rival.name}</strong> <Found rival={rival} />{' '}
                {removal(rival)}
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
      {rivals && (
        <>
          <p role="status" className={styles.visiting}>
            {rivals.isPending && 'Visiting rivals...'}
          </p>
          <NameRivals
            namedBefore={rivals.named.length}
            isBusy={isBusy}
            onAdd={(addresses, onDone) => rivals.add(addresses, { onDone, onEnd: focusKeeper() })}
          />
        </>
      )}
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
