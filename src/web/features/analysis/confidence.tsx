import styles from './summary.module.css';

/** How sure the analysis is, as bar and percent, with the reasons. */
export function Confidence({ percent, reasons }: { percent: number; reasons: string[] }) {
  return (
    <>
      <div className={styles.confidence}>
        <span className={styles.bar} role="img" aria-label={`Confidence ${percent} of 100`}>
          <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
        </span>
        <span className="tabular">{percent}%</span>
      </div>
      {reasons.length > 0 && (
        <details className={styles.reasons}>
          <summary>Why {percent}%</summary>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
