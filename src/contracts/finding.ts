import { z } from 'zod';
import { Effort } from './effort.ts';

export const AuditCategory = z.enum(['seo', 'ux', 'accessibility', 'performance', 'content', 'security']);
export type AuditCategory = z.infer<typeof AuditCategory>;

export const Severity = z.enum(['high', 'medium', 'low']);
export type Severity = z.infer<typeof Severity>;

/** How well it is established that a finding matters. Only A and B count in scores. */
export const Grade = z.enum(['A', 'B', 'C', 'D']);
export type Grade = z.infer<typeof Grade>;

/** What each grade rests on, in words for people. */
export const GRADE_BASIS: Record<Grade, string> = {
  A: 'Standard, law or search engine’s own statement',
  B: 'Measured study',
  C: 'Common practice',
  D: 'Opinion',
};

/** Whether findings of a grade count in scores; the others are informative. */
export function countsInScore(grade: Grade): boolean {
  return grade === 'A' || grade === 'B';
}

/** Evidence of a finding. At least one of `snippet`, `header` and `lookedIn` is not empty. */
export const FindingEvidence = z.object({
  /** CSS path of the first case, '' for findings about the whole page. */
  selector: z.string(),
  /** Verbatim excerpt of the first case, or what was found instead. */
  snippet: z.string(),
  /** Response header concerned, else ''. */
  header: z.string(),
  /** For something missing: where it was searched for, such as `head of the page as served`. */
  lookedIn: z.string(),
  /** Number of cases on the page. */
  count: z.number().int(),
  /** More cases, at most 10: selector or URL with a few words. */
  more: z.array(z.string()),
});

/** One kind of issue on one page. */
export const Finding = z.object({
  /** The audit's id: `missing-title`, ... stable. */
  id: z.string(),
  category: AuditCategory,
  severity: Severity,
  /** The issue, in a short sentence. */
  title: z.string(),
  /** Path of the page. */
  page: z.string(),
  url: z.string(),
  evidence: FindingEvidence,
  /** Why it matters to the owner. */
  why: z.string(),
  /** What to do, with the page's own words where they help. */
  fix: z.string(),
  /** URL of the rule. */
  source: z.string(),
  effort: Effort,
  /** Absent in reports stored by older versions. */
  grade: Grade.optional(),
  /** The standard, statement or study that the grade rests on; absent as `grade`. */
  gradeSource: z.string().optional(),
});
export type Finding = z.infer<typeof Finding>;

/** An audit that found nothing wrong on the pages it applied to. */
export const PassedCheck = z.object({
  id: z.string(),
  category: AuditCategory,
  title: z.string(),
  /** Pages it was checked on. */
  pages: z.number().int(),
  /** It asks about the site as a whole; absent in reports stored by older versions. */
  ofSite: z.literal(true).optional(),
});
export type PassedCheck = z.infer<typeof PassedCheck>;

/** One kind of finding across the site, in the order to fix. */
export const FixFirstItem = z.object({
  id: z.string(),
  category: AuditCategory,
  severity: Severity,
  title: z.string(),
  /** Paths of the affected pages. */
  pages: z.array(z.string()),
  effort: Effort,
  fix: z.string(),
  /** Absent in reports stored by older versions. */
  grade: Grade.optional(),
  /** It is about the site as a whole: a number of pages would say nothing. Absent as `grade`. */
  ofSite: z.literal(true).optional(),
});
export type FixFirstItem = z.infer<typeof FixFirstItem>;

/** 0 to 100; null when no audit of the category applied. */
export const Score = z.number().min(0).max(100).nullable();

export const Scores = z.object({
  overall: Score,
  seo: Score,
  ux: Score,
  accessibility: Score,
  performance: Score,
  content: Score,
  security: Score,
});
export type Scores = z.infer<typeof Scores>;

/** Results of all audits of a site. */
export const AuditReport = z.object({
  findings: z.array(Finding),
  passed: z.array(PassedCheck),
  /** Checks that could not be made, with the reason: neither passed nor failed, and in no score. `title` is absent in older data. */
  notRun: z.array(z.object({ id: z.string(), title: z.string().optional(), reason: z.string() })),
  scores: Scores,
  fixFirst: z.array(FixFirstItem),
});
export type AuditReport = z.infer<typeof AuditReport>;
