import { z } from 'zod';
import { Severity } from './finding.ts';

/** Findings that a first look names. */
export const FIRST_FINDINGS = 5;

/**
 * What is known of a site while it is still being analyzed. Provisional: the analysis replaces all of it. What the reader is not sure
 * of is null, never a guess.
 */
export const FirstLook = z.object({
  /** What name, industry and findings rest on: the home page alone, or all pages that were read. */
  basis: z.enum(['home', 'pages']),
  /** Final URL of the home page. */
  url: z.string(),
  /** Title of the home page; '' when it has none. */
  title: z.string(),
  /** ISO 639-1; null where neither declared nor detected. */
  language: z.string().nullable(),
  businessName: z.string().nullable(),
  industry: z.string().nullable(),
  /** The first to fix, at most `FIRST_FINDINGS`; null while the home page is still being opened in a browser. */
  findings: z.array(z.object({ id: z.string(), title: z.string(), severity: Severity })).nullable(),
  /** Kinds of findings, those that are not named included. */
  findingCount: z.number().int(),
  /** Whether the screenshots of the home page can be loaded; null while they may still be taken. */
  hasScreenshots: z.boolean().nullable(),
});
export type FirstLook = z.infer<typeof FirstLook>;
