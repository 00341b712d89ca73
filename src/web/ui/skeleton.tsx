import styles from './skeleton.module.css';

/** Widths of the lines, in percent: a paragraph looks like one. */
const WIDTHS = [92, 97, 84, 90, 61, 95, 88, 72];

/** Placeholder for a document. The loading text next to it says what is loading. */
export function DocumentSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={`${styles.line} ${styles.title}`} style={{ width: '38%' }} />
      {WIDTHS.map((width) => (
        <div key={width} className={styles.line} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** Placeholder for a list. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.line} style={{ width: `${30 + ((row * 13) % 25)}%` }} />
          <div className={styles.line} style={{ width: `${55 + ((row * 17) % 30)}%` }} />
        </div>
      ))}
    </div>
  );
}
