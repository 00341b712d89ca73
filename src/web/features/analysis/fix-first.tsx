import type { AuditReport, Finding, FixFirstItem, PassedCheck, Scores as ScoresType } from '#contracts/finding.ts';
import styles from '../../ui/report/fix-first.module.css';
import { FixList, PassedList, Scores } from '../../ui/report/fix-list.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import section from './analysis-document.module.css';

const FIXES_SHOWN = 8;
const PASSED_SHOWN = 12;

type Props = {
  audit: { scores: ScoresType; fixFirst: FixFirstItem[]; passed: PassedCheck[]; notRun: AuditReport['notRun'] };
  findings: Finding[];
  pageCount: number;
};

/** The score, what to fix in which order, and with equal weight what is already good. */
export function FixFirst({ audit, findings, pageCount }: Props) {
  const { scores, fixFirst, passed, notRun } = audit;
  return (
    <section className={section.section} aria-labelledby="fix-first">
      <h2 id="fix-first">Fix first</h2>
      <Scores scores={scores} />
      <div className={styles.columns}>
        <div>
          {fixFirst.length === 0 ? (
            <p>The checks found no problems.</p>
          ) : (
            <ShowMore items={fixFirst} count={FIXES_SHOWN} noun="findings">
              {(shown) => <FixList items={shown} findings={findings} pageCount={pageCount} />}
            </ShowMore>
          )}
        </div>
        <section aria-labelledby="already-good" className={styles.good}>
          <h3 id="already-good">Already good</h3>
          {passed.length === 0 && <p>No check passed on every page.</p>}
          <ShowMore items={passed} count={PASSED_SHOWN} noun="checks">
            {(shown) => <PassedList checks={shown} />}
          </ShowMore>
        </section>
      </div>
      {notRun.length > 0 && (
        <details className={styles.notRun}>
          <summary>
            {notRun.length} {notRun.length === 1 ? 'check' : 'checks'} could not be made
          </summary>
          <ul>
            {[...Map.groupBy(notRun, ({ reason }) => reason)].map(([reason, checks]) => (
              <li key={reason}>
                {reason} Not checked: {checks.map(({ id, title = id }) => title).join('; ')}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
