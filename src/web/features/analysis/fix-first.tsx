import { IconAlertTriangle, IconCheck, IconFlag, IconPoint } from '@tabler/icons-react';
import type { AuditCategory, Finding, FixFirstItem, PassedCheck, Scores } from '#contracts/finding.ts';
import { findingsItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { FirstFew } from '../../ui/first-few.tsx';
import { ScoreBar, ScoreRing } from '../../ui/score-ring.tsx';
import section from './analysis-document.module.css';
import styles from './fix-first.module.css';

const CATEGORIES: { id: AuditCategory; name: string }[] = [
  { id: 'seo', name: 'Search' },
  { id: 'ux', name: 'Conversion' },
  { id: 'accessibility', name: 'Accessibility' },
  { id: 'performance', name: 'Speed' },
  { id: 'content', name: 'Content' },
  { id: 'security', name: 'Security' },
];
const CATEGORY_NAMES = Object.fromEntries(CATEGORIES.map(({ id, name }) => [id, name])) as Record<AuditCategory, string>;
const SEVERITIES = {
  high: { icon: IconAlertTriangle, word: 'High' },
  medium: { icon: IconFlag, word: 'Medium' },
  low: { icon: IconPoint, word: 'Low' },
};
const EFFORTS = { small: 'small effort', medium: 'medium effort', large: 'large effort' };

const FIXES_SHOWN = 8;
const PASSED_SHOWN = 12;

type Props = {
  audit: { scores: Scores; fixFirst: FixFirstItem[]; passed: PassedCheck[]; notRun: { id: string; reason: string }[] };
  findings: Finding[];
  pageCount: number;
};

/** The score, what to mend in which order, and with equal dignity what is good already. */
export function FixFirst({ audit, findings, pageCount }: Props) {
  const { scores, fixFirst, passed, notRun } = audit;
  return (
    <section className={section.section} aria-labelledby="fix-first">
      <h2 id="fix-first">Fix first</h2>
      <div className={styles.scores}>
        <ScoreRing score={scores.overall} label="of 100" />
        <div className={styles.bars}>
          {CATEGORIES.map(({ id, name }) => (
            <ScoreBar key={id} score={scores[id]} label={name} />
          ))}
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          {fixFirst.length === 0 ? (
            <p>No fault was found by the checks that ran.</p>
          ) : (
            <FirstFew items={fixFirst} count={FIXES_SHOWN} noun="findings">
              {(shown) => (
                <ol className={styles.fixes}>
                  {shown.map((item) => (
                    <Fix key={item.id} item={item} findings={findings.filter(({ id }) => id === item.id)} pageCount={pageCount} />
                  ))}
                </ol>
              )}
            </FirstFew>
          )}
        </div>
        <section aria-labelledby="already-good" className={styles.good}>
          <h3 id="already-good">Already good</h3>
          {passed.length === 0 && <p>No check passed on all pages.</p>}
          <FirstFew items={passed} count={PASSED_SHOWN} noun="checks">
            {(shown) => (
              <ul>
                {shown.map((check) => (
                  <li key={check.id}>
                    <IconCheck size={16} stroke={2} aria-hidden />
                    <span>
                      {check.title} <span className={styles.reach}>{pages(check.pages)}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
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

const pages = (count: number) => (count === 1 ? 'on 1 page' : `on ${count} pages`);

function Fix({ item, findings, pageCount }: { item: FixFirstItem; findings: Finding[]; pageCount: number }) {
  const evidence = findingsItem(item.title, findings);
  const { icon: Icon, word } = SEVERITIES[item.severity];
  return (
    <li className={styles.fix}>
      <p className={styles.title}>{evidence ? <EvidenceMark item={evidence} /> : item.title}</p>
      <p className={styles.facts}>
        <span className={styles.severity} data-severity={item.severity}>
          <Icon size="1em" stroke={1.75} aria-hidden /> {word}
        </span>
        <span>{CATEGORY_NAMES[item.category]}</span>
        <span className="tabular">
          on {item.pages.length} of {Math.max(pageCount, item.pages.length)} pages
        </span>
        <span>{EFFORTS[item.effort]}</span>
      </p>
      <p className={styles.what}>{item.fix}</p>
    </li>
  );
}
