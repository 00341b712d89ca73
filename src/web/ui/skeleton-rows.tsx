import styles from './skeleton-rows.module.css';

/** Placeholder for loading rows, announced to screen readers. */
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
