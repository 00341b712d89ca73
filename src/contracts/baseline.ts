import { z } from 'zod';
import { Severity } from './finding.ts';

/** What a site is known to have: findings of an earlier analysis that a gate lets pass. Written by `analyze --write-baseline`. */
export const Baseline = z.object({
  format: z.literal('sitebrief-baseline'),
  version: z.literal(1),
  url: z.string(),
  /** One entry for each kind of finding on each page, sorted by id and page. */
  findings: z.array(
    z.object({
      /** Of the kind and the page; the same in every run. */
      fingerprint: z.string(),
      id: z.string(),
      /** Path of the page; '' for what concerns the site as a whole. */
      page: z.string(),
      severity: Severity,
      /** How many cases; 0 where their number says nothing. */
      cases: z.number().int(),
    }),
  ),
});
export type Baseline = z.infer<typeof Baseline>;
