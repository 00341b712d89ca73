import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { Competitor, CompetitorReport } from '#contracts/competitor.ts';
import { MAX_USER_COMPETITORS } from '#contracts/limits.ts';
import { readWebsiteUrl } from '#contracts/website-url.ts';
import { ComparisonCost } from '../../layout/model-cost.tsx';
import { cellItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { ComparisonTable, Found } from '../../ui/report/comparison-table.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import section from './analysis-document.module.css';
import styles from './side-by-side.module.css';
import type { Competitors } from './use-competitors.ts';

type Props = {
  comparison: Omit<CompetitorReport, 'competitors'>;
  competitors: Competitor[];
  ownUrl: string;
  isBusy: boolean;
  /** Left out where competitors cannot be changed. */
  editing: Competitors | undefined;
};

/** You and the competitors in one table, the gaps in sentences above it. */
export function SideBySide({ comparison, competitors, ownUrl, isBusy, editing }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const verified = competitors.filter((competitor) => competitor.comparison !== null);
  const suggested = competitors.filter((competitor) => competitor.comparison === null);
  // The control that was used is off while competitors are visited, and gone when its competitor is: the focus must not fall out of the page.
  const focusKeeper = () => {
    const used = document.activeElement;
    return () => {
      const isUnmoved = document.activeElement === used || document.activeElement === document.body;
      if (isUnmoved) heading.current?.focus({ preventScroll: true });
    };
  };
  const removal = (competitor: Competitor) =>
    editing && (
      <SmallButton disabled={isBusy} onClick={() => editing.remove(competitor, focusKeeper())} aria-label={`Remove ${competitor.name}`}>
        Remove
      </SmallButton>
    );
  return (
    <section className={section.section} aria-labelledby="side-by-side">
      <h2 id="side-by-side" ref={heading} tabIndex={-1}>
        Side by side
      </h2>
      <p className={section.lead}>{comparison.note}</p>
      <Gaps gaps={comparison.gaps} />
      {verified.length > 0 && <ComparisonTable own={comparison.own} ownUrl={ownUrl} competitors={verified} action={editing && removal} />}
      {suggested.length > 0 && (
        <div className={styles.suggested}>
          <h3>Suggested, not visited</h3>
          <ul>
            {suggested.map((competitor) => (
              <li key={competitor.name + competitor.url}>
                <strong>{competitor.url ? <OutsideLink href={competitor.url}>{competitor.name}</OutsideLink> : competitor.name}</strong>{' '}
                <Found competitor={competitor} /> {removal(competitor)}
                <br />
                {competitor.reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {comparison.attribution && <MapCredit credit={comparison.attribution} />}
      {comparison.rejected.length > 0 && (
        <details className={styles.rejected}>
          <summary>{comparison.rejected.length} candidates were ruled out</summary>
          <ul>
            {comparison.rejected.map((candidate) => (
              <li key={candidate.name + candidate.url}>
                {candidate.name}: {candidate.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {editing && (
        <>
          <p role="status" className={styles.visiting}>
            {editing.isPending && 'Visiting competitors...'}
          </p>
          <NameCompetitors
            namedBefore={editing.named.length}
            isBusy={isBusy}
            onAdd={(addresses, onDone) => editing.add(addresses, { onDone, onEnd: focusKeeper() })}
          />
        </>
      )}
    </section>
  );
}

/** Its license asks to name OpenStreetMap where its data is shown. */
function MapCredit({ credit }: { credit: string }) {
  return (
    <p className={styles.credit}>
      Businesses nearby: <OutsideLink href="https://www.openstreetmap.org/copyright">{credit}</OutsideLink>
    </p>
  );
}

function Gaps({ gaps }: { gaps: CompetitorReport['gaps'] }) {
  const groups = [
    { title: "Competitors have this, you don't", cells: gaps.missingHere, id: 'missing' },
    { title: 'Only you have this', cells: gaps.onlyHere, id: 'only' },
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

type NameProps = {
  /** How many the owner named before. */
  namedBefore: number;
  isBusy: boolean;
  onAdd: (addresses: string[], onDone: () => void) => void;
};

/** Lets the owner name competitors, one URL per line; they are visited and the comparison is rebuilt. */
function NameCompetitors({ namedBefore, isBusy, onAdd }: NameProps) {
  const [text, setText] = useState('');
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map((line) => ({ line, result: readWebsiteUrl(line) }));
  const addresses = read.flatMap(({ result }) => (result.ok ? [result.url] : []));
  const error = problemIn(namedBefore + lines.length, read.find(({ result }) => !result.ok)?.line);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !error && addresses.length > 0) onAdd(addresses, () => setText(''));
  }

  return (
    <details className={styles.name}>
      <summary>Name your competitors</summary>
      <form onSubmit={submit}>
        <Textarea
          label="Competitor websites, one per line"
          description={`Up to ${MAX_USER_COMPETITORS} of your own. They're listed before the ones we find. Your own site isn't re-analyzed.`}
          placeholder={'competitor.com\nanother-competitor.com'}
          autosize
          minRows={3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={error}
        />
        <p className={styles.cost}>
          <ComparisonCost />
        </p>
        <Button type="submit" variant="default" disabled={isBusy || lines.length === 0 || error !== null}>
          Compare again
        </Button>
      </form>
    </details>
  );
}

function problemIn(count: number, wrong: string | undefined): string | null {
  if (wrong !== undefined) return `“${wrong}” is not a website address.`;
  if (count <= MAX_USER_COMPETITORS) return null;
  return `At most ${MAX_USER_COMPETITORS} competitors of your own can be compared. Remove one to name another.`;
}
