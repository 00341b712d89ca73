import type { Finding, FixFirstItem, PassedCheck, Scores as ScoresType } from '#contracts/finding.ts';
import { FirstFew } from '../../ui/first-few.tsx';
import styles from '../../ui/report/fix-first.module.css';
import { FixList, PassedList, Scores } from '../../ui/report/fix-list.tsx';
import section from './analysis-document.module.css';

const FIXES_SHOWN = 8;
const PASSED_SHOWN = 12;

type Props = {
  audit: { scores: ScoresType; fixFirst: FixFirstItem[]; passed: PassedCheck[]; notRun: { id: string; reason: string }[] };
  findings: Finding[];
  pageCount: number;
};

/** The score, what to mend in which order, and with equal dignity what is good already. */
export function FixFirst({ audit, findings, pageCount }: Props) {
  const { scores, fixFirst, passed, notRun } = audit;
  return (
    <section className={section.section} aria-labelledby="fix-first">
      <h2 id="fix-first">Fix first</h2>
      <Scores scores={scores} />
      <div className={styles.columns}>
        <div>
          {fixFirst.length === 0 ? (
            <p>No fault was found by the checks that ran.</p>
          ) : (
            <FirstFew items={fixFirst} count={FIXES_SHOWN} noun="findings">
              {(shown) => <FixList items={shown} findings={findings} pageCount={pageCount} />}
            </FirstFew>
          )}
        </div>
        <section aria-labelledby="already-good" className={styles.good}>
          <h3 id="already-good">Already good</h3>
          {passed.length === 0 && <p>No check passed on all pages.</p>}
          <FirstFew items={passed} count={PASSED_SHOWN} noun="checks">
            {(shown) => <PassedList checks={shown} />}
          </FirstFew>
        </section>
      </div>
      {notRun.length > 0 && (
        <details className={styles.notRun}>
          <summary>{notRun.length} checks could not run</summary>
          <ul>
            {notRun.map(({ id, reason }) => (
              <li key={id}>
                <code>{id}</code>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
