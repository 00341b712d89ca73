import { z } from 'zod';

/**
 * How certain a statement is. `observed`: the snippet is in the stored page. `inferred`: concluded from what was observed. `not-found`:
 * searched for and missing (says where). `unknown`: could not be checked. `owner`: the owner said so.
 */
export const EvidenceKind = z.enum(['observed', 'inferred', 'not-found', 'unknown', 'owner']);
export type EvidenceKind = z.infer<typeof EvidenceKind>;

/** Source of a statement: the page, the element, and its exact words. */
export const Evidence = z.object({
  /** Absolute URL of the page. */
  url: z.string(),
  /** CSS path of the element, or a name such as `header: content-security-policy`. */
  selector: z.string(),
  /** Verbatim text of the page (whitespace collapsed), at most 300 characters. */
  snippet: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/** Who made a statement: the built-in reader, a model, or the owner. Of two, the later one in this list is believed. */
export const Author = z.enum(['reader', 'model', 'owner']);
export type Author = z.infer<typeof Author>;

/** A statement about the site with its evidence. */
export const Claim = z.object({
  /** Stable within one analysis, for example `service-2`. */
  id: z.string(),
  text: z.string(),
  kind: EvidenceKind,
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  evidence: z.array(Evidence),
  /** For `not-found` and `unknown`: where it was searched for, or why it could not be checked. */
  lookedIn: z.string().optional(),
  /** Absent: the reader. */
  by: Author.optional(),
  /** The statement that this one replaced. */
  replaced: z.object({ by: Author, text: z.string() }).optional(),
  /** For `owner`: when the owner said so, ISO 8601. */
  saidAt: z.string().optional(),
});
export type Claim = z.infer<typeof Claim>;

/** Whether a statement says something, not only that nothing was found or that it could not be checked. */
export const isKnown = ({ kind }: { kind: EvidenceKind }): boolean => kind !== 'not-found' && kind !== 'unknown';

/** Longest snippet kept, in characters. */
export const MAX_SNIPPET_LENGTH = 300;
