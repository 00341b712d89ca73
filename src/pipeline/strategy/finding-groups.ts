import type { Evidence } from '#contracts/evidence.ts';
import type { AuditCategory, AuditReport, Finding, Severity } from '#contracts/finding.ts';
import type { StrategyPart } from '#contracts/strategy.ts';
import { lowerFirst } from '#text/characters.ts';
import { isPlaceholder } from '#text/noise.ts';
import { distinctBy, withoutEnd } from '#text/words.ts';
import { audits } from '../audit/audits.ts';
import { namePages } from './markdown/sentences.ts';
import visibleOutcomes from './visible-outcomes.json' with { type: 'json' };

/** All findings of one kind, over the whole site. */
export type FindingGroup = {
  id: string;
  category: AuditCategory;
  severity: Severity;
  title: string;
  why: string;
  fix: string;
  effort: Finding['effort'];
  /** Paths of the pages concerned, each once. */
  pages: string[];
  /** Cases over all pages. */
  cases: number;
  evidence: Evidence[];
  lookedIn: string;
};

const RANK: Record<Severity, number> = { high: 0, medium: 1, low: 2 };
const EVIDENCE_SHOWN = 3;

/** Findings by kind, most urgent first: by severity, then in the audit's own order, then by reach. */
export function groupFindings(audit: AuditReport): FindingGroup[] {
  const order = new Map(audit.fixFirst.map((item, index) => [item.id, index]));
  const place = (id: string) => order.get(id) ?? audit.fixFirst.length;
  return [...Map.groupBy(audit.findings, (finding) => finding.id)]
    .map(([id, findings]) => groupOf(id, findings, audit))
    .sort(
      (a, b) =>
        RANK[a.severity] - RANK[b.severity] || place(a.id) - place(b.id) || b.pages.length - a.pages.length || (a.id < b.id ? -1 : 1),
    );
}

function groupOf(id: string, findings: readonly Finding[], audit: AuditReport): FindingGroup {
  const worst = findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity])[0] as Finding;
  const item = audit.fixFirst.find((entry) => entry.id === id);
  const evidence = findings
    .filter((finding) => finding.evidence.snippet !== '' && !isPlaceholder(finding.evidence.snippet))
    .map((finding) => ({ url: finding.url, selector: finding.evidence.selector, snippet: finding.evidence.snippet.slice(0, 300) }));
  return {
    id,
    category: worst.category,
    severity: worst.severity,
    title: withoutEnd(item?.title || worst.title),
    why: worst.why,
    fix: item?.fix || worst.fix,
    effort: worst.effort,
    pages: distinctBy(findings, (finding) => finding.page).map((finding) => finding.page),
    cases: findings.reduce((sum, finding) => sum + Math.max(1, finding.evidence.count), 0),
    evidence: distinctBy(evidence, (entry) => `${entry.url} ${entry.snippet}`).slice(0, EVIDENCE_SHOWN),
    lookedIn: worst.evidence.lookedIn,
  };
}

/** The part of EXCEED in which a kind of finding is fixed. */
export function partOf(category: AuditCategory): StrategyPart {
  return category === 'ux' || category === 'content' ? 'craft' : 'engineer';
}

/** What one sees when a kind of finding is fixed, on one page and on several. For the others: the title of the passed check. */
const VISIBLE_OUTCOMES: Record<string, string[] | undefined> = visibleOutcomes;

const AUDITS = new Map(audits.map((audit) => [audit.id, audit]));

/** The category of an audit; undefined for one that is not in use any more. */
export function categoryOf(auditId: string): AuditCategory | undefined {
  return AUDITS.get(auditId)?.category;
}

/** A check with a visible outcome for one kind of finding. What is true of the whole site needs no page named. */
export function outcomeOf({ id, title, pages }: Pick<FindingGroup, 'id' | 'title' | 'pages'>): string {
  const audit = AUDITS.get(id);
  const [one, many = one] = VISIBLE_OUTCOMES[id] ?? [];
  const known = pages.length === 1 ? one : many;
  if (!known && audit && (audit.scope === 'site' || pages.join() === '/')) return `${audit.title}.`;
  return `On ${namePages(pages)}, ${known ?? (audit ? lowerFirst(audit.title) : `a new audit no longer reports "${lowerFirst(title)}"`)}.`;
}
