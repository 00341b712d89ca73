import { MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import type { Finding } from '#contracts/finding.ts';
import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { cutText } from '#text/truncate.ts';
import { isUnseen } from '../site-model/unseen.ts';
import { atOnce, type Steps } from '../steps.ts';
import type { Audit, Issue, PageAudit, PageIssue } from './define-audit.ts';
import { ifSeen } from './evidence.ts';
import { homePageOf } from './site-pages.ts';

/** Further cases kept in a finding (contracts/finding.ts). */
export const MAX_MORE = 10;
/** Longest entry of `more`, in characters. */
const MAX_MORE_LENGTH = 160;

/** What one audit found, and on how many of the pages it was asked of. */
export type AuditOutcome = {
  audit: Audit;
  findings: Finding[];
  /** Pages it applied to and could be checked on; 1 for a question about the site, 0 when it did not apply. */
  applied: number;
  /** Pages with an issue, at most `applied`. */
  failed: number;
  /** Addresses of the pages with an issue. */
  failedUrls: string[];
  /** Why it could not be checked, on the first page where that was so; '' when it was checked everywhere. */
  unchecked: string;
};

/** An audit that threw. */
export type FailedAudit = { audit: Audit; error: unknown };

/**
 * Runs audits over the pages that answered; outcomes in the order of the audits. All that look at single pages look at one page before
 * the next: a big site's pages are not in memory at once (`crawl/page-store.ts`).
 */
export const runAudits = (audits: readonly Audit[], site: Site): (AuditOutcome | FailedAudit)[] => atOnce(runInSteps(audits, site));

/** The same, page by page. */
export function* runInSteps(audits: readonly Audit[], site: Site): Steps<(AuditOutcome | FailedAudit)[]> {
  const pages = site.pages.filter((page) => page.status < 400);
  const tallies = new Map(audits.filter((audit) => audit.scope === 'page').map((audit) => [audit, newTally(audit)]));
  for (const page of pages) {
    for (const tally of tallies.values()) ask(tally, page);
    yield;
  }
  return audits.map((audit) => {
    try {
      return audit.scope === 'page' ? outcomeOf(tallies.get(audit) ?? newTally(audit), site) : compare(audit, pages, site);
    } catch (error) {
      return { audit, error };
    }
  });
}

/** What an audit of single pages found so far; after `error` it is not asked again. */
type Tally = { audit: PageAudit; applied: number; issues: PageIssue[]; error?: { thrown: unknown } };

function newTally(audit: PageAudit): Tally {
  return { audit, applied: 0, issues: [] };
}

function ask(tally: Tally, page: Page): void {
  if (tally.error) return;
  const { audit } = tally;
  try {
    if (audit.applies?.(page) === false) return;
    tally.applied += 1;
    const issue = checkPage(audit, page);
    if (issue) tally.issues.push({ ...issue, ...(issue.more ? { more: issue.more.slice(0, MAX_MORE) } : {}), page });
  } catch (thrown) {
    tally.error = { thrown };
  }
}

/** What a check says of a page it applies to. A page whose content was not seen passes no check of its content. */
export function checkPage(audit: PageAudit, page: Page): Issue | null {
  return audit.check(page) ?? unseenBy(audit, page);
}

function unseenBy({ readsContent }: Audit, page: Page): Issue | null {
  return readsContent && isUnseen(page) ? ifSeen(page) : null;
}

function outcomeOf({ audit, applied, issues, error }: Tally, site: Site): AuditOutcome {
  if (error) throw error.thrown;
  return outcome(audit, issues, applied, homePageOf(site));
}

function compare(audit: Exclude<Audit, PageAudit>, pages: Page[], site: Site): AuditOutcome {
  const home = homePageOf(site);
  if (audit.scope === 'site') {
    if (pages.length === 0 || audit.applies?.(site) === false) return outcome(audit, [], 0, home);
    const issue = audit.check(site);
    return outcome(audit, issue && home ? [{ ...issue, page: home }] : [], 1, home);
  }
  const asked = pages.filter((page) => audit.applies?.(page, site) !== false);
  const issues = audit.check(asked, site);
  const passing = asked.filter((page) => !issues.some((issue) => issue.page === page));
  const unseen = passing.flatMap((page) => {
    const issue = unseenBy(audit, page);
    return issue ? [{ ...issue, page }] : [];
  });
  return outcome(audit, [...issues, ...unseen], asked.length, home);
}

const urlsOf = (issues: readonly PageIssue[]): string[] => [...new Set(issues.map(({ page }) => page.url))];

function outcome(audit: Audit, reported: readonly PageIssue[], asked: number, home: Page | undefined): AuditOutcome {
  const issues = reported.filter(({ unchecked }) => !unchecked);
  const unchecked = reported.filter((issue) => issue.unchecked);
  const shown = audit.scope === 'page' && audit.siteWide ? onePerSite(issues, home) : issues;
  const applied = asked - urlsOf(unchecked).length;
  const failedUrls = urlsOf(issues);
  return {
    audit,
    findings: shown.map((issue) => findingOf(audit, issue)),
    applied,
    failed: Math.min(failedUrls.length, applied),
    failedUrls,
    unchecked: unchecked[0]?.unchecked ?? '',
  };
}

/** Joins the issues of a site-wide setting: shown on the home page where it fails there, else on the first page. */
function onePerSite(issues: PageIssue[], home: Page | undefined): PageIssue[] {
  const first = issues.find((issue) => issue.page === home) ?? issues[0];
  if (!first || issues.length === 1) return issues;
  const others = issues.filter((issue) => issue !== first).map((issue) => pathOf(issue.page.url));
  return [{ ...first, count: issues.length, more: others }];
}

function findingOf(audit: Audit, issue: PageIssue): Finding {
  return {
    id: audit.id,
    category: audit.category,
    severity: audit.severity,
    title: issue.title ?? audit.problem,
    page: pathOf(issue.page.url),
    url: issue.page.url,
    evidence: {
      selector: issue.selector ?? '',
      snippet: cutText(issue.snippet ?? '', MAX_SNIPPET_LENGTH),
      header: issue.header ?? '',
      lookedIn: issue.lookedIn ?? '',
      count: issue.count ?? 1,
      more: (issue.more ?? []).slice(0, MAX_MORE).map((entry) => cutText(entry, MAX_MORE_LENGTH)),
    },
    why: audit.why,
    fix: issue.fix ?? audit.fix,
    source: audit.source,
    effort: audit.effort,
    grade: audit.grade,
    gradeSource: audit.gradeSource,
  };
}

/** Path of a URL without query: what a finding calls its page. */
export function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
