import type { Evidence } from '#contracts/evidence.ts';
import type { AuditCategory, AuditReport, Finding, Severity } from '#contracts/finding.ts';
import type { StrategyPart } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { isPlaceholder } from '#text/noise.ts';
import { audits } from '../audit/audits.ts';
import { distinctBy } from './words.ts';

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

/** Findings by kind, in the order of mending: the audit's own order first, then severity and reach. */
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
    title: (item?.title || worst.title).replace(/[.\s]+$/, ''),
    why: worst.why,
    fix: item?.fix || worst.fix,
    effort: worst.effort,
    pages: distinctBy(findings, (finding) => finding.page).map((finding) => finding.page),
    cases: findings.reduce((sum, finding) => sum + Math.max(1, finding.evidence.count), 0),
    evidence: distinctBy(evidence, (entry) => `${entry.url} ${entry.snippet}`).slice(0, EVIDENCE_SHOWN),
    lookedIn: worst.evidence.lookedIn,
  };
}

/** The part of EXCEED in which a kind of finding is mended. */
export function partOf(category: AuditCategory): StrategyPart {
  return category === 'ux' || category === 'content' ? 'craft' : 'engineer';
}

/** What one sees when a kind of finding is gone. For the others it is what is so when their check passes. */
const VISIBLE_OUTCOME: Record<string, string> = {
  'missing-title': 'each of these pages shows its own title in the browser tab',
  'duplicate-title': 'no two pages show the same title in the browser tab',
  'missing-meta-description': 'each of these pages has a meta description in the HTML as served',
  'duplicate-meta-description': 'no two pages have the same meta description',
  'missing-h1': 'each of these pages has exactly one h1, and it names the subject of the page',
  'multiple-h1': 'each of these pages has exactly one h1; the others have become h2',
  'missing-canonical': 'each of these pages has a canonical link to its own full address',
  'missing-lang': 'the html element of each page names its language',
  'missing-viewport': 'each page fits a phone of 320 CSS px without sideways scrolling',
  'heading-skip': 'a list of the headings of each page goes down one level at a time',
  'missing-alt': 'every image has an alt attribute: what it shows, or empty where it only decorates',
  'missing-form-label': 'clicking the visible label of each field puts the cursor into it',
  'image-missing-dimensions': 'every image has width and height, and nothing jumps while the page loads',
  'broken-internal-link': 'a link checker finds no internal link that answers with an error',
  'non-descriptive-link-text': 'each link says where it leads when it is read aloud without its surroundings',
  'empty-link': 'a screen reader names every link',
};

const PAGES_NAMED = 5;

/** Paths in a sentence, at most five by name. */
export function namePages(paths: readonly string[]): string {
  if (paths.length <= PAGES_NAMED) return listed(paths);
  return `${paths.slice(0, PAGES_NAMED - 1).join(', ')} and ${paths.length - PAGES_NAMED + 1} more`;
}

const WHOLE_SITE =
  /\b(?:the site|the server|the home page|a content security policy|other sites|browsers|the hosting|robots\.txt|sitemap|llms\.txt|the certificate)\b/iu;

const PASSES = new Map(audits.map((audit) => [audit.id, audit.title]));

/** A check with a visible outcome for one kind of finding. */
export function outcomeOf(group: FindingGroup): string {
  const known = VISIBLE_OUTCOME[group.id];
  const passes = PASSES.get(group.id);
  const text = known
    ? group.pages.length === 1
      ? known.replace(/each (?:of these pages|page)/, 'the page')
      : known
    : passes
      ? /^(?:A|\p{Lu}\p{Ll}+) /u.test(passes) && !passes.startsWith('English')
        ? passes.charAt(0).toLowerCase() + passes.slice(1)
        : passes
      : `a new audit no longer reports "${group.title.charAt(0).toLowerCase()}${group.title.slice(1)}"`;
  // What is true of the whole site, or names its page itself, needs no page beside it.
  if (group.pages.length === 1 && (known || passes) && WHOLE_SITE.test(text)) return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return `On ${namePages(group.pages)}, ${text}.`;
}
