import { Drawer } from '@mantine/core';
import { OutsideLink } from '../outside-link.tsx';
import { pathOf } from '../safe-href.ts';
import { useEvidenceSelection } from './evidence-context.tsx';
import type { EvidenceItem } from './evidence-item.ts';
import styles from './evidence-margin.module.css';
import { KindIcon, kindWords } from './kind.tsx';
import { markPassage } from './mark-passage.ts';

/** Sources shown per statement; the rest are counted. */
const MAX_PLACES = 12;

/** The margin next to a document: the source of the selected statement. On narrow screens a sheet from below. */
export function EvidenceMargin({ label = 'Evidence', keysHint = '' }: { label?: string; keysHint?: string }) {
  const { item, isSheet, isSheetOpen, closeSheet } = useEvidenceSelection();
  if (isSheet) {
    return (
      <Drawer
        opened={isSheetOpen && item !== null}
        onClose={closeSheet}
        position="bottom"
        size="auto"
        title={label}
        closeButtonProps={{ 'aria-label': 'Close evidence' }}
        classNames={{ content: styles.sheet ?? '' }}
      >
        {item && <Evidence item={item} />}
        {item?.actions}
      </Drawer>
    );
  }
  return (
    <aside className={styles.margin} aria-label={label} aria-live="polite">
      {item ? (
        <>
          <Evidence item={item} key={item.id} />
          {item.actions}
          <p className={styles.hint}>Arrow keys go from claim to claim, Enter opens the page.{item.actions && ` ${keysHint}`}</p>
        </>
      ) : (
        <div className={styles.empty}>
          <p className={styles.label}>Evidence</p>
          <p>Select any dotted text to see its source page, quote and certainty.</p>
        </div>
      )}
    </aside>
  );
}

function Evidence({ item }: { item: EvidenceItem }) {
  const { word, meaning } = kindWords(item.kind);
  const hidden = item.places.length - MAX_PLACES;
  return (
    <div className={styles.evidence}>
      <p className={styles.label}>{item.label}</p>
      <p className={styles.statement}>{item.text}</p>
      <p className={styles.kind}>
        <KindIcon kind={item.kind} isNamed={false} /> <strong>{word}.</strong> {meaning}
      </p>
      {item.lookedIn !== '' && (
        <p className={styles.looked}>
          {item.kind === 'unknown' ? 'Why' : 'Looked in'}: {item.lookedIn}
        </p>
      )}
      {item.places.length > 0 && (
        <ul className={styles.places}>
          {item.places.slice(0, MAX_PLACES).map((place) => (
            <li key={`${place.url} ${place.selector} ${place.snippet}`} className={styles.place}>
              <OutsideLink href={place.url} className={styles.url}>
                {pathOf(place.url)}
              </OutsideLink>
              {place.snippet !== '' && <Snippet snippet={place.snippet} statement={item.text} />}
              {place.note !== '' && <p className={styles.note}>{place.note}</p>}
              {place.selector !== '' && <p className={styles.selector}>{place.selector}</p>}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className={styles.note}>and {hidden} more pages</p>}
      {item.details.length > 0 && (
        <dl className={styles.details}>
          {item.details.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {item.source !== '' && (
        <p className={styles.note}>
          <OutsideLink href={item.source}>The rule behind it</OutsideLink>
        </p>
      )}
    </div>
  );
}

function Snippet({ snippet, statement }: { snippet: string; statement: string }) {
  const { before, marked, after } = markPassage(snippet, statement);
  return (
    <blockquote className={styles.snippet}>
      {before}
      <mark>{marked}</mark>
      {after}
    </blockquote>
  );
}
