import { useId } from 'react';
import styles from './bar-chart.module.css';

type Point = { label: string; value: number };
type Props = {
  title: string;
  points: Point[];
  /** A second series under the baseline; its position says what it is, not its color alone. */
  below?: { name: string; points: Point[] };
  format: (value: number) => string;
  isTall?: boolean;
};

/** Share of a column's width left free on each side. */
const GAP = 0.14;

const sumOf = (points: Point[]) => points.reduce((sum, { value }) => sum + value, 0);
const mostOf = (points: Point[]) => points.reduce((most, point) => (point.value > most.value ? point : most), { label: '', value: 0 });

/** Bars over time with the sum above; every number is also in the table that goes with it. */
export function BarChart({ title, points, below, format, isTall = false }: Props) {
  const id = useId();
  const top = mostOf(points).value;
  const bottom = below ? mostOf(below.points).value : 0;
  const height = top + bottom || 1;
  return (
    <figure className={styles.chart} data-tall={isTall || undefined} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>
          <strong>{format(sumOf(points))}</strong>
          {below && ' done'}
          {below && (
            <span className={styles.failed} data-none={sumOf(below.points) === 0 || undefined}>
              , {format(sumOf(below.points))} {below.name}
            </span>
          )}
        </p>
      </figcaption>
      <p className={styles.max} aria-hidden="true">
        {top > 0 && format(top)}
      </p>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${points.length} ${height}`} preserveAspectRatio="none" role="img" aria-label={inWords(points, below, format)}>
          {points.map(({ label, value }, index) => (
            <g key={label}>
              <title>{titleOf(label, value, below && { name: below.name, value: below.points[index]?.value ?? 0 }, format)}</title>
              <rect className={styles.column} x={index} y={0} width={1} height={height} />
              <rect className={styles.bar} x={index + GAP} y={top - value} width={1 - 2 * GAP} height={value} />
              {below && (
                <rect className={styles.under} x={index + GAP} y={top} width={1 - 2 * GAP} height={below.points[index]?.value ?? 0} />
              )}
            </g>
          ))}
        </svg>
        {below && <span className={styles.baseline} style={{ top: `${(top / height) * 100}%` }} aria-hidden="true" />}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{points[0]?.label}</span>
        {isTall && <span>{points[Math.floor(points.length / 2)]?.label}</span>}
        <span>{points.at(-1)?.label}</span>
      </p>
    </figure>
  );
}

function titleOf(label: string, value: number, below: { name: string; value: number } | undefined, format: Props['format']): string {
  return `${label}: ${format(value)}${below ? `, ${format(below.value)} ${below.name}` : ''}`;
}

function inWords(points: Point[], below: Props['below'], format: Props['format']): string {
  const most = mostOf(points);
  const sum = `${format(sumOf(points))} from ${points[0]?.label} to ${points.at(-1)?.label}`;
  const peak = most.value > 0 ? `, most on ${most.label} (${format(most.value)})` : '';
  return `${sum}${peak}${below ? `; ${format(sumOf(below.points))} ${below.name}` : ''}.`;
}
