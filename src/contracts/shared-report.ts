import { z } from 'zod';
import { AccentShades } from './agency.ts';
import { BuilderId } from './builder.ts';
import { Effort, Impact } from './effort.ts';
import { EvidenceKind } from './evidence.ts';
import { AuditCategory, Scores, Severity } from './finding.ts';
import { BrandColor, BrandFont } from './site.ts';
import { Verification, VerificationStatus } from './verification.ts';

/*
 * What a report shows to people without an account. Everything is named here: a field that is not in this schema reaches nobody. Left out
 * on purpose: who owns the project, ids, notes, costs and model calls, the owner's facts, questions and answers, what was set aside.
 */

/** The words of a page that support a statement. */
export const SharedEvidence = z.strictObject({ url: z.string(), snippet: z.string() });
export type SharedEvidence = z.infer<typeof SharedEvidence>;

/** A statement with its evidence. */
export const SharedClaim = z.strictObject({
  text: z.string(),
  /** A price, a description, who said it; '' for most. */
  detail: z.string(),
  kind: EvidenceKind,
  /** Where something missing was looked for; else ''. */
  lookedIn: z.string(),
  evidence: z.array(SharedEvidence),
});
export type SharedClaim = z.infer<typeof SharedClaim>;

/** Statements of one kind: `Services`, `Proof` ... */
export const SharedClaims = z.strictObject({ title: z.string(), claims: z.array(SharedClaim) });

export const SharedSummary = z.strictObject({ purpose: SharedClaim, fields: z.array(SharedClaims) });

export const SharedBrand = z.strictObject({
  colors: z.array(BrandColor.pick({ hex: true, role: true }).strict()),
  fonts: z.array(BrandFont.pick({ family: true, role: true }).strict()),
  toneWords: z.array(z.string()),
});

/** All findings of one kind. */
export const SharedFinding = z.strictObject({
  title: z.string(),
  category: AuditCategory,
  severity: Severity,
  effort: Effort,
  why: z.string(),
  fix: z.string(),
  /** URL of the rule. */
  source: z.string(),
  /** Paths of the affected pages. */
  pages: z.array(z.string()),
  kind: EvidenceKind,
  lookedIn: z.string(),
  evidence: z.array(SharedEvidence),
});
export type SharedFinding = z.infer<typeof SharedFinding>;

export const SharedFindings = z.strictObject({
  scores: Scores.strict(),
  /** In the order to fix. */
  findings: z.array(SharedFinding),
  passed: z.array(z.strictObject({ title: z.string(), category: AuditCategory })),
  notChecked: z.number().int(),
});

const SharedCell = SharedClaim.omit({ detail: true }).strict();
/** One cell a column, in the order of `columns`; `score`: 0 to 100, null where the site was not read. */
const SharedRow = z.strictObject({ name: z.string(), url: z.string(), score: z.number().nullable(), cells: z.array(SharedCell) });
export type SharedRow = z.infer<typeof SharedRow>;

export const SharedCompetitors = z.strictObject({
  columns: z.array(z.string()),
  own: SharedRow,
  verified: z.array(SharedRow),
  /** Named, but not visited or not confirmed. */
  suggested: z.array(z.strictObject({ name: z.string(), url: z.string() })),
  missingHere: z.array(SharedCell),
  onlyHere: z.array(SharedCell),
  /** Credit that must be shown; '' for most. */
  attribution: z.string(),
});

const SharedMove = z.strictObject({
  title: z.string(),
  why: z.string(),
  how: z.string(),
  impact: Impact,
  effort: Effort,
  isAdvice: z.boolean(),
  evidence: z.array(SharedEvidence),
});

export const SharedStrategy = z.strictObject({
  aim: z.string(),
  forWhom: z.array(z.string()),
  promise: z.string(),
  believe: z.array(z.string()),
  moves: z.array(SharedMove),
  stays: z.array(z.string()),
  leaveOut: z.array(z.strictObject({ text: z.string(), why: z.string(), instead: z.string() })),
  decisions: z.array(z.strictObject({ question: z.string(), why: z.string(), untilThen: z.string() })),
  copy: z.strictObject({ headline: z.string(), subhead: z.string(), buttons: z.array(z.string()) }),
  pages: z.array(z.strictObject({ path: z.string(), title: z.string(), decision: z.string(), reason: z.string() })),
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string(), status: z.number().int() })),
});

export const SharedBlueprint = z.strictObject({
  pages: z.array(
    z.strictObject({ path: z.string(), title: z.string(), file: z.string(), isDrawn: z.boolean(), gaps: z.array(z.string()) }),
  ),
});

export const SharedPrompt = z.strictObject({
  builder: BuilderId,
  blocks: z.array(z.strictObject({ title: z.string(), text: z.string() })),
});

const SharedEntry = z.strictObject({
  status: VerificationStatus,
  check: z.string(),
  page: z.string(),
  element: z.string(),
  old: z.string(),
  new: z.string(),
  why: z.string(),
});
export type SharedEntry = z.infer<typeof SharedEntry>;

export const SharedVerification = z.strictObject({
  url: z.string(),
  checkedAt: z.string(),
  verdict: Verification.shape.verdict,
  counts: z.partialRecord(VerificationStatus, z.number().int()),
  /** Everything but what was kept. */
  entries: z.array(SharedEntry),
  /** Entries beyond those. */
  more: z.number().int(),
  pagesRead: z.number().int(),
  /** What limits the check, in sentences. */
  limits: z.array(z.string()),
  /** Against the check before; null for the first one. */
  changes: z.strictObject({ newRed: z.number().int(), goneRed: z.number().int() }).nullable(),
});

/** Images that a report can have, by name. */
export const REPORT_IMAGES = ['logo', 'today-desktop', 'today-mobile', 'blueprint-desktop', 'blueprint-mobile', 'new-desktop'] as const;
export const ReportImage = z.enum(REPORT_IMAGES);
export type ReportImage = z.infer<typeof ReportImage>;

/** A project as its report shows it: the chosen sections, where there is something to show. */
export const SharedReport = z.strictObject({
  agency: z.strictObject({ name: z.string(), shades: AccentShades }),
  site: z.strictObject({
    url: z.string(),
    host: z.string(),
    name: z.string(),
    /** ISO 8601; '' where it is not known. */
    analyzedAt: z.string(),
    pagesRead: z.number().int(),
  }),
  images: z.array(ReportImage),
  summary: SharedSummary.nullable(),
  brand: SharedBrand.nullable(),
  findings: SharedFindings.nullable(),
  competitors: SharedCompetitors.nullable(),
  strategy: SharedStrategy.nullable(),
  blueprint: SharedBlueprint.nullable(),
  prompt: SharedPrompt.nullable(),
  verification: SharedVerification.nullable(),
});
export type SharedReport = z.infer<typeof SharedReport>;
