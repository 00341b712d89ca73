import { z } from 'zod';
import { CopyLine } from './copy-line.ts';
import { Effort, Impact } from './effort.ts';
import { Evidence } from './evidence.ts';

/** One of the few changes that matter most to the business, the strongest first. */
export const Move = z.object({
  id: z.string(),
  /** What to do, in one line. */
  title: z.string(),
  /** Its effect on the business, not on a score. */
  why: z.string(),
  /** Where to start on this site. */
  how: z.string(),
  impact: Impact,
  effort: Effort,
  /** `advice` is general experience without proof from this site, and is shown as such. */
  basis: z.enum(['evidence', 'advice']),
  evidence: z.array(Evidence),
  /** Ids of the audits whose findings it resolves. */
  findingIds: z.array(z.string()),
});
export type Move = z.infer<typeof Move>;

/** Something of the old site that the new one should not say, or not as it is. */
export const LeaveOut = z.object({
  /** The words of the site. */
  text: z.string(),
  reason: z.enum(['dated', 'contradictory', 'regulated', 'unproven', 'filler', 'private']),
  why: z.string(),
  /** What the new site says in its place; absent or '': nothing. */
  instead: z.string().optional(),
  pages: z.array(z.string()),
  evidence: z.array(Evidence),
});
export type LeaveOut = z.infer<typeof LeaveOut>;

/** Something the owner decides before the new site is published. */
export const Decision = z.object({
  id: z.string(),
  question: z.string(),
  why: z.string(),
  /** What the builder does until it is decided. */
  untilThen: z.string(),
  /** `to-check`: general knowledge such as law or trade rules, never a fact of this site. */
  basis: z.enum(['evidence', 'to-check']),
  /** Words of the site that are not published until it is decided. */
  hides: z.array(z.string()).optional(),
  evidence: z.array(Evidence),
});
export type Decision = z.infer<typeof Decision>;

/** The page that opens the strategy: it can be read in a minute. */
export const StrategyOpening = z.object({
  /** What the new site has to become, in one sentence. Absent without a strategist. */
  aim: z.string().optional(),
  /** Lines and habits of the site that must survive the rebuild. Absent without a strategist. */
  keep: z.array(CopyLine).optional(),
  /** The buyers, the most important first. */
  forWhom: z.array(CopyLine),
  /** The one promise, as a sentence for the owner. */
  promise: CopyLine,
  /** Why a visitor should believe it: proof of the site. */
  believe: z.array(CopyLine),
  /** At most five. */
  moves: z.array(Move),
  /** What stays as it is, in short lines. */
  stays: z.array(z.string()),
  leaveOut: z.array(LeaveOut),
  decisions: z.array(Decision),
});
export type StrategyOpening = z.infer<typeof StrategyOpening>;
