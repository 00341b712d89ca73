import { IconAlertTriangle, IconCheck, IconFlag, IconPoint } from '@tabler/icons-react';
import type { AuditCategory, Finding, FixFirstItem, PassedCheck, Scores as ScoresType } from '#contracts/finding.ts';
import { findingsItem, gradeText } from '../evidence/evidence-item.ts';
import { EvidenceMark } from '../evidence/evidence-mark.tsx';
import ring from '../score-ring.module.css';
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
const EVIDENCE = { A: 'evidence A', B: 'evidence B', C: 'common practice', D: 'opinion' };
const EFFORTS = { small: 'small effort', medium: 'medium effort', large: 'large effort' };

/** The score as a ring, its parts as bars. */
export function Scores({ scores }: { scores: ScoresType }) {
  return (
    <div className={styles.scores}>
      <ScoreRing score={scores.overall} label="of 100" />
      <div className={styles.bars}>
        {CATEGORIES.map(({ id, name }) => (
          <ScoreBar key={id} score={scores[id]} label={name} />
        ))}
      </div>
    </div>
  );
}

/** What to fix, numbered in order. */
export function FixList({ items, findings, pageCount }: { items: FixFirstItem[]; findings: Finding[]; pageCount: number }) {
  return (
    <ol className={styles.fixes}>
      {items.map((item) => (
        <Fix key={item.id} item={item} findings={findings.filter(({ id }) => id === item.id)} pageCount={pageCount} />
      ))}
    </ol>
  );
}

/** Checks that found nothing wrong. */
export function PassedList({ checks }: { checks: PassedCheck[] }) {
  return (
    <ul>
      {checks.map((check) => (
        <li key={check.id}>
          <IconCheck size={16} stroke={2} aria-hidden />
          <span>
            {check.title} {!check.ofSite && <span className={styles.reach}>{pages(check.pages)}</span>}
          </span>
        </li>
      ))}
    </ul>
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
          {item.ofSite ? 'whole site' : `on ${item.pages.length} of ${Math.max(pageCount, item.pages.length)} pages`}
        </span>
        <span>{EFFORTS[item.effort]}</span>
        {item.grade && <span title={findings[0] && gradeText(findings[0])}>{EVIDENCE[item.grade]}</span>}
      </p>
      <p className={styles.what}>{item.fix}</p>
    </li>
  );
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** A score from 0 to 100 as number and ring; null means that it could not be computed. */
function ScoreRing({ score, label }: { score: number | null; label: string }) {
  const share = score === null ? 0 : Math.min(100, Math.max(0, score)) / 100;
  return (
    <figure className={ring.ring}>
      <svg viewBox="0 0 120 120" aria-hidden="true" className={ring.svg}>
        <circle cx="60" cy="60" r={RADIUS} className={ring.track} />
        {share > 0 && (
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            className={ring.arc}
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
            transform="rotate(-90 60 60)"
          />
        )}
      </svg>
      <span className={ring.number}>{score === null ? 'n/a' : Math.round(score)}</span>
      <figcaption className={ring.label}>{label}</figcaption>
    </figure>
  );
}

/** A small bar with its number. */
function ScoreBar({ score, label }: { score: number | null; label: string }) {
  return (
    <div className={ring.row}>
      <span>{label}</span>
      <span className={ring.bar} aria-hidden="true">
        {score !== null && <span className={ring.fill} style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />}
      </span>
      <span className={ring.value}>{score === null ? 'not checked' : Math.round(score)}</span>
    </div>
  );
}
