import styles from './skeleton-rows.module.css';

/** Holds the place of rows on their way; said in words to those who do not see it. */
export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <div className={styles.rows} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else to go by
        <div key={row} className={styles.row} aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
