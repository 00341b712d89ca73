import { z } from 'zod';

/** Versions kept of each text of a project; the oldest go. */
export const MAX_TEXT_VERSIONS = 20;

/** The texts of a project that have versions. */
export const VersionedText = z.enum(['strategy', 'prompt']);
export type VersionedText = z.infer<typeof VersionedText>;

/** One version of a text: as it was generated, edited by the owner, or restored. */
export const TextVersion = z.object({
  id: z.string(),
  kind: VersionedText,
  /** Who wrote it, a prompt that a model corrected: the model; of a restored one, who wrote it then. */
  author: z.enum(['built-in', 'model', 'owner']),
  origin: z.enum(['generated', 'edited', 'restored']),
  /** Name of the model that wrote a strategy; builder that a prompt is for. */
  writer: z.string().nullable(),
  createdAt: z.string(),
  /** Later than `createdAt` where further edits of the same session followed. */
  updatedAt: z.string(),
  characters: z.number().int(),
  /** Whether it is the text that the project has now. */
  isCurrent: z.boolean(),
});
export type TextVersion = z.infer<typeof TextVersion>;
export const TextVersionList = z.array(TextVersion);
export type TextVersionList = z.infer<typeof TextVersionList>;

export const TextVersionWithText = TextVersion.extend({ text: z.string() });
export type TextVersionWithText = z.infer<typeof TextVersionWithText>;

/** `GET /api/projects/{id}/versions?kind=strategy`. */
export const TextVersionQuery = z.looseObject({ kind: VersionedText });
