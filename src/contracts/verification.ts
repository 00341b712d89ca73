import { z } from 'zod';
import { BuilderId } from './builder.ts';
import { BusinessProfile } from './business.ts';
import { OwnerFact } from './facts.ts';
import { AuditReport } from './finding.ts';
import { Site } from './site.ts';
import { Strategy } from './strategy.ts';

/** An image file as it can be recognized again: by its size and a perceptual hash, whatever its address. */
export const ImagePrint = z.object({
  /** Absolute URL. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** 64 bits as 16 hex digits; null where the file could not be decoded. */
  hash: z.string().nullable(),
});
export type ImagePrint = z.infer<typeof ImagePrint>;

/** What a rebuilt site is held against, complete in itself: `brief` on the command line prints it. */
export const Brief = z.object({
  format: z.literal('sitebrief-brief'),
  version: z.literal(1),
  /** The site of today. */
  url: z.string(),
  /** For whom fix prompts are written. */
  builder: BuilderId,
  site: Site,
  audit: AuditReport,
  /** Resolved from the reader, the model and the owner. */
  profile: BusinessProfile,
  strategy: Strategy,
  facts: z.array(OwnerFact),
  /** Absent: images are recognized by name and declared size only. */
  images: z.array(ImagePrint).optional(),
});
export type Brief = z.infer<typeof Brief>;

/** `changed`: as planned. `unchecked`: could not be looked at. */
export const VerificationStatus = z.enum(['kept', 'changed', 'lost', 'invented', 'not-fixed', 'unchecked']);
export type VerificationStatus = z.infer<typeof VerificationStatus>;

/** What turns a report red. */
export const RED_STATUSES: readonly VerificationStatus[] = ['lost', 'invented', 'not-fixed'];

export const isRed = ({ status }: { status: VerificationStatus }): boolean => RED_STATUSES.includes(status);

export const VerificationArea = z.enum([
  'addresses',
  'content',
  'proof',
  'actions',
  'images',
  'data',
  'findings',
  'invention',
  'layout',
  'accessibility',
  'speed',
]);
export type VerificationArea = z.infer<typeof VerificationArea>;

/** One thing that a check looked at. */
export const VerificationEntry = z.object({
  /** The same for the same thing in every report on this brief, for ticks and for comparing reports. */
  id: z.string(),
  /** Id of the check. */
  check: z.string(),
  status: VerificationStatus,
  /** Path on the new site; for what is lost, where it should be. */
  page: z.string(),
  /** CSS path, name or kind of the element; '' for the whole page. */
  element: z.string(),
  /** Words of the old site or the plan; '' where there were none. */
  old: z.string(),
  /** Words of the new site; '' where there are none. */
  new: z.string(),
  /** A sentence for the owner. */
  why: z.string(),
});
export type VerificationEntry = z.infer<typeof VerificationEntry>;

/** A check that was made, with what it found. */
export const VerificationCheck = z.object({
  id: z.string(),
  area: VerificationArea,
  title: z.string(),
  why: z.string(),
  /** What counts as red, in a sentence. */
  red: z.string(),
  /** Number of entries by status; a status without entries is missing. */
  counts: z.partialRecord(VerificationStatus, z.number().int()),
});
export type VerificationCheck = z.infer<typeof VerificationCheck>;

/** A message for a builder that puts red entries right. */
export const FixPrompt = z.object({
  builder: BuilderId,
  /** Within the builder's limit for one message. */
  text: z.string(),
  /** Ids of the entries it is about. */
  entries: z.array(z.string()),
});
export type FixPrompt = z.infer<typeof FixPrompt>;

/** How a new site compares with its brief. `unchecked`: the site could not be read, `note` says why, and nothing else is said of it. */
export const Verification = z.object({
  /** The new site. */
  url: z.string(),
  /** The old site. */
  brief: z.string(),
  verdict: z.enum(['green', 'red', 'unchecked']),
  entries: z.array(VerificationEntry),
  /** Worst first. */
  fixPrompts: z.array(FixPrompt),
  checks: z.array(VerificationCheck),
  /** Paths of the pages that were read. */
  pages: z.array(z.string()),
  /** What limits this report, in sentences. */
  notes: z.array(z.string()),
});
export type Verification = z.infer<typeof Verification>;

/** User name and password of a staging site (RFC 7617), for one check: never stored, never logged, sent to that host only. */
export const StagingCredentials = z.strictObject({
  username: z
    .string()
    .min(1)
    .max(200)
    .refine((name) => !name.includes(':'), 'A user name cannot contain a colon.'),
  password: z.string().max(500),
});
export type StagingCredentials = z.infer<typeof StagingCredentials>;

/** `POST /api/projects/{id}/verify`. */
export const VerifyInput = z.strictObject({
  url: z.string(),
  builder: BuilderId.optional(),
  credentials: StagingCredentials.optional(),
  /** Opens in the browser only what an analysis opens: the home page, and pages that are empty without their scripts. */
  quick: z.boolean().optional(),
});
export type VerifyInput = z.infer<typeof VerifyInput>;
