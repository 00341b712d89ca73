import type { AuditCategory, Severity } from '#contracts/finding.ts';
import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';

/** What a check saw: the evidence, and words that replace the audit's own where this case needs its own. */
export type Issue = {
  /** CSS path of the first case. */
  selector?: string;
  /** Verbatim excerpt of the first case, or what was found instead. */
  snippet?: string;
  /** Response header concerned, in lower case. */
  header?: string;
  /** For "missing": where it was looked for. */
  lookedIn?: string;
  /** Number of cases on the page; 1 when left out. */
  count?: number;
  /** Further cases; the report keeps ten. */
  more?: string[];
  /** Replaces `problem`. */
  title?: string;
  /** Replaces `fix`. */
  fix?: string;
};

/** An issue with the page that has it, for checks that compare pages. */
export type PageIssue = Issue & { page: Page };

type AuditText = {
  /** The file's name and the finding's id: stable. */
  id: string;
  category: AuditCategory;
  severity: Severity;
  /** 1 to 3: importance among audits of the same severity. */
  weight: 1 | 2 | 3;
  /** What is so when it passes. */
  title: string;
  /** What is wrong when it fails: the finding's title. */
  problem: string;
  /** Why it matters to the owner. */
  why: string;
  /** What to do. */
  fix: string;
  /** Address of the rule. */
  source: string;
  effort: 'small' | 'medium' | 'large';
};

/** Looks at each page by itself; the only kind that can also score a single page. */
export type PageAudit = AuditText & {
  scope: 'page';
  /** A setting of the whole site (a header, a template): all failing pages become one finding on the first of them. */
  siteWide?: true;
  /** Pages it can be asked of; all when left out. */
  applies?: (page: Page) => boolean;
  check: (page: Page) => Issue | null;
};

/** Compares pages with each other or with what the crawl learnt; may still find issue with single pages. */
type PagesAudit = AuditText & {
  scope: 'pages';
  applies?: (page: Page, site: Site) => boolean;
  check: (pages: Page[], site: Site) => PageIssue[];
};

/** Asks the site once; an issue is reported on the home page. */
type SiteAudit = AuditText & {
  scope: 'site';
  applies?: (site: Site) => boolean;
  check: (site: Site) => Issue | null;
};

export type Audit = PageAudit | PagesAudit | SiteAudit;

/** Declares an audit; one per file, named after the file, listed in `audits.ts`. */
export function defineAudit<A extends Audit>(audit: A): A {
  return audit;
}
