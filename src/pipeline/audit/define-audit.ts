import type { Effort } from '#contracts/effort.ts';
import type { AuditCategory, Grade, Severity } from '#contracts/finding.ts';
import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import accessibility from './accessibility-audits.json' with { type: 'json' };
import content from './content-audits.json' with { type: 'json' };
import { issueFrom } from './evidence.ts';
import performance from './performance-audits.json' with { type: 'json' };
import security from './security-audits.json' with { type: 'json' };
import seo from './seo-audits.json' with { type: 'json' };
import ux from './ux-audits.json' with { type: 'json' };

/** One case of an issue: where it is and the words that show it. */
export type Case = { selector: string; snippet: string };

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
  /** Why nothing can be said, as a sentence: then this is no finding, and the check did not pass either. Absent or '': it is an issue. */
  unchecked?: string;
};

/** An issue with the page that has it, for checks that compare pages. */
export type PageIssue = Issue & { page: Page };

/** What an audit says of itself: its record in `<category>-audits.json`. */
export type Declaration = {
  severity: Severity;
  /** 1 to 3: importance among audits of the same severity; 1 when left out. */
  weight?: 1 | 2 | 3;
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
  /** Of fixing it; small when left out. */
  effort?: Effort;
  /** Whether it looks at the content of a page: without having seen it, it can't pass. So by default: ux, accessibility, content. */
  readsContent?: boolean;
  /** How well its importance is established. */
  grade: Grade;
  /** What the grade rests on, in one line. */
  gradeSource: string;
};

/** `id` is the name of the audit's file and the id of its findings: stable. */
type Named = Required<Declaration> & { id: string; category: AuditCategory };

type PageQuestion = {
  /** A setting of the whole site (a header, a template): all failing pages become one finding on the first of them. */
  siteWide?: true;
  /** Pages it can be asked of; all when left out. */
  applies?: (page: Page) => boolean;
};

type PagesQuestion = {
  applies?: (page: Page, site: Site) => boolean;
  check: (pages: Page[], site: Site) => PageIssue[];
};

type SiteQuestion = {
  applies?: (site: Site) => boolean;
  check: (site: Site) => Issue | null;
};

export type PageAudit = Named & PageQuestion & { scope: 'page'; check: (page: Page) => Issue | null };

export type Audit = PageAudit | (Named & PagesQuestion & { scope: 'pages' }) | (Named & SiteQuestion & { scope: 'site' });

const RECORDS = { seo, ux, accessibility, performance, content, security } satisfies Record<AuditCategory, object>;
type Records = typeof RECORDS;

/** Category and id of an audit: the path of its file. */
type AuditPath = { [C in AuditCategory]: `${C}/${keyof Records[C] & string}` }[AuditCategory];

/**
 * Declares an audit that looks at each page by itself, the only kind that can also score a single page. `check` returns the issue, or
 * its cases, which become one issue. One audit per file, listed in `audits.ts`.
 */
export function defineAudit(path: AuditPath, audit: PageQuestion & { check: (page: Page) => Issue | Case[] | null }): PageAudit {
  const { check } = audit;
  const checkPage = (page: Page) => {
    const found = check(page);
    return Array.isArray(found) ? issueFrom(found) : found;
  };
  return { ...declared(path), ...audit, scope: 'page', check: checkPage };
}

/** Declares an audit that compares pages with each other or with what the crawl found out. */
export function definePagesAudit(path: AuditPath, audit: PagesQuestion): Audit {
  return { ...declared(path), ...audit, scope: 'pages' };
}

/** Declares an audit that asks the site once; its issue is reported on the home page. */
export function defineSiteAudit(path: AuditPath, audit: SiteQuestion): Audit {
  return { ...declared(path), ...audit, scope: 'site' };
}

function declared(path: AuditPath): Named {
  const [category, id] = path.split('/') as [AuditCategory, string];
  const records: Record<string, unknown> = RECORDS[category];
  return named(category, id, records[id] as Declaration);
}

const ABOUT_CONTENT = new Set<AuditCategory>(['ux', 'accessibility', 'content']);

/** A declaration with its name and what is usual where it says nothing. */
export function named(category: AuditCategory, id: string, declaration: Declaration): Named {
  return { weight: 1, effort: 'small', readsContent: ABOUT_CONTENT.has(category), ...declaration, id, category };
}
