import styles from './score-ring.module.css';

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** A score from 0 to 100 as number and ring; null means that it could not be computed. */
export function ScoreRing({ score, label }: { score: number | null; label: string }) {
  const share = score === null ? 0 : Math.min(100, Math.max(0, score)) / 100;
  return (
    <figure className={styles.ring}>
      <svg viewBox="0 0 120 120" aria-hidden="true" className={styles.svg}>
        <circle cx="60" cy="60" r={RADIUS} className={styles.track} />
        {share > 0 && (
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            className={styles.arc}
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
            transform="rotate(-90 60 60)"
          />
        )}
      </svg>
      <span className={styles.number}>{score === null ? 'n/a' : Math.round(score)}</span>
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}

/** A small bar with its number. */
export function ScoreBar({ score, label }: { score: number | null; label: string }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <span className={styles.bar} aria-hidden="true">
        {score !== null && <span className={styles.fill} style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />}
      </span>
      <span className={styles.value}>{score === null ? 'not checked' : Math.round(score)}</span>
    </div>
  );
}
