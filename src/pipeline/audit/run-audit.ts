import { MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import type { Finding } from '#contracts/finding.ts';
import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import type { Audit, PageAudit, PageFault } from './define-audit.ts';
import { homePageOf } from './site-pages.ts';

/** Further cases kept in a finding (contracts/finding.ts). */
export const MAX_MORE = 10;
/** Longest entry of `more`, in characters. */
const MAX_MORE_LENGTH = 160;

/** What one audit found, and on how many of the pages it was asked of. */
export type AuditOutcome = {
  audit: Audit;
  findings: Finding[];
  /** Pages it applied to; 1 for a question about the site, 0 when it did not apply. */
  applied: number;
  /** Pages with a fault, at most `applied`. */
  failed: number;
  /** Addresses of the pages with a fault. */
  failedUrls: string[];
};

/** Runs one audit over the pages that answered. Throws what the audit throws. */
export function runAudit(audit: Audit, site: Site): AuditOutcome {
  const pages = site.pages.filter((page) => page.status < 400);
  if (audit.scope === 'site') {
    if (pages.length === 0 || audit.applies?.(site) === false) return outcome(audit, [], [], 0);
    const fault = audit.check(site);
    const home = homePageOf(site);
    return outcome(audit, fault && home ? [{ ...fault, page: home }] : [], [], 1);
  }
  if (audit.scope === 'pages') {
    const asked = pages.filter((page) => audit.applies?.(page, site) !== false);
    return outcome(audit, audit.check(asked, site), [], asked.length);
  }
  const asked = pages.filter((page) => audit.applies?.(page) !== false);
  const faults = faultsOf(audit, asked);
  if (!audit.siteWide) return outcome(audit, faults, [], asked.length);
  return outcome(audit, onePerSite(faults, homePageOf(site)), faults, asked.length);
}

function faultsOf(audit: PageAudit, pages: Page[]): PageFault[] {
  return pages.flatMap((page) => {
    const fault = audit.check(page);
    return fault ? [{ ...fault, page }] : [];
  });
}

function outcome(audit: Audit, shown: PageFault[], all: PageFault[], applied: number): AuditOutcome {
  const failedUrls = [...new Set((all.length > 0 ? all : shown).map((fault) => fault.page.url))];
  return {
    audit,
    findings: shown.map((fault) => findingOf(audit, fault)),
    applied,
    failed: Math.min(failedUrls.length, applied),
    failedUrls,
  };
}

/** Joins the faults of a site-wide setting: shown on the home page where it fails there, else on the first page. */
function onePerSite(faults: PageFault[], home: Page | undefined): PageFault[] {
  const first = faults.find((fault) => fault.page === home) ?? faults[0];
  if (!first || faults.length === 1) return faults;
  const others = faults.filter((fault) => fault !== first).map((fault) => pathOf(fault.page.url));
  return [{ ...first, count: faults.length, more: others }];
}

function findingOf(audit: Audit, fault: PageFault): Finding {
  return {
    id: audit.id,
    category: audit.category,
    severity: audit.severity,
    title: fault.title ?? audit.problem,
    page: pathOf(fault.page.url),
    url: fault.page.url,
    evidence: {
      selector: fault.selector ?? '',
      snippet: shorten(fault.snippet ?? '', MAX_SNIPPET_LENGTH),
      header: fault.header ?? '',
      lookedIn: fault.lookedIn ?? '',
      count: fault.count ?? 1,
      more: (fault.more ?? []).slice(0, MAX_MORE).map((entry) => shorten(entry, MAX_MORE_LENGTH)),
    },
    why: audit.why,
    fix: fault.fix ?? audit.fix,
    source: audit.source,
    effort: audit.effort,
  };
}

function shorten(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).toWellFormed();
}

/** Path of an address without query: what a finding calls its page. */
export function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
