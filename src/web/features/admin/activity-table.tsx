import { type ActivityPoint, count, usd } from './activity.ts';
import styles from './admin-page.module.css';

/** The charts' numbers, newest first. */
export function ActivityTable({ points, unit }: { points: ActivityPoint[]; unit: string }) {
  return (
    <details className={styles.details}>
      <summary>Show as table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Activity as table">
        <table className={styles.numbers}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">Analyses</th>
              <th scope="col">Failed</th>
              <th scope="col">Prompts</th>
              <th scope="col">Exports</th>
              <th scope="col">AI cost</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ label, analyses, failures, prompts, exports, aiCostUsd }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count(analyses)}</td>
                <td>{count(failures)}</td>
                <td>{count(prompts)}</td>
                <td>{count(exports)}</td>
                <td>{usd(aiCostUsd)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
