import { IconCheck, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './progress-steps.module.css';

/** Without live reports the steps rotate this fast. */
const ROTATE_MS = 3_500;

type Props = {
  title: string;
  steps: readonly string[];
  /** Step under way, from 1. */
  step: number;
  /** False: no live reports, so the steps rotate. */
  isLive: boolean;
  /** What is happening now, in a sentence. */
  message: string;
  note: string;
  count: { read: number; total: number };
  items: { key: string; label: string; detail: string; kind: string }[];
  /** A way to stop it. */
  action?: ReactNode;
  /** What is known so far. */
  children?: ReactNode;
};

/** Progress while analyzing: the step, the current action, and the pages read so far. */
export function ProgressSteps({ title, steps, step, isLive, message, note, count, items, action, children }: Props) {
  const turn = useTurns(isLive, steps.length);
  const current = isLive ? step : turn;
  const label = steps[current - 1] ?? '';
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.count}>
          Step {current} of {steps.length}
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <Step key={name} name={name} state={stateOf(index + 1, current, isLive)} />
        ))}
      </ol>
      <p className={styles.message} role="status" aria-live="polite">
        {isLive ? message || `${label}.` : `${label}.`}
      </p>
      {children}
      {items.length > 0 && (
        <ul className={styles.pages} aria-label="Pages read so far">
          {items.map((item) => (
            <li key={item.key} className={styles.page}>
              <span className={styles.path}>{item.label}</span>
              <span className={styles.pageTitle}>{item.detail}</span>
              <span className={styles.kind}>{item.kind}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        {count.total > 0 && (
          <span className="tabular">
            {count.read} of {count.total} pages read.{' '}
          </span>
        )}
        {note} {action}
      </p>
    </section>
  );
}

type StepState = 'done' | 'current' | 'next';

function stateOf(step: number, current: number, isLive: boolean): StepState {
  if (step === current) return 'current';
  return isLive && step < current ? 'done' : 'next';
}

function Step({ name, state }: { name: string; state: StepState }) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      {state === 'done' && <IconCheck size={16} stroke={2} aria-label="Done:" />}
      {state === 'current' && <IconPencil size={16} stroke={1.5} aria-label="Now:" />}
      {state === 'next' && <span className={styles.dot} aria-hidden />}
      <span>{name}</span>
    </li>
  );
}

function useTurns(isLive: boolean, length: number): number {
  const [turn, setTurn] = useState(1);
  useEffect(() => {
    if (isLive) return;
    const timer = setInterval(() => setTurn((before) => (before % length) + 1), ROTATE_MS);
    return () => clearInterval(timer);
  }, [isLive, length]);
  return turn;
}
