import { z } from 'zod';
import { BUILDER_IDS } from './builder-ids.ts';

export const BuilderId = z.enum(BUILDER_IDS);
export type BuilderId = z.infer<typeof BuilderId>;

export const BuilderConnection = z.object({
  id: z.string(),
  builderName: BuilderId,
  isEnabled: z.boolean(),
  notes: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type BuilderConnection = z.infer<typeof BuilderConnection>;

export const BuilderConnectionList = z.array(BuilderConnection);

export const MAX_BUILDER_NOTES_LENGTH = 2_000;

/** `PUT /api/builders/{id}`: what the Configure dialog saves; a missing field stays unchanged, null clears the notes. */
export const BuilderConnectionInput = z
  .strictObject({
    isEnabled: z.boolean().optional(),
    notes: z
      .string()
      .max(MAX_BUILDER_NOTES_LENGTH, `Notes can have at most ${MAX_BUILDER_NOTES_LENGTH} characters.`)
      .refine((value) => !value.includes('\u0000'), 'The notes contain a character that cannot be stored.')
      .nullable()
      .optional(),
  })
  .refine((input) => input.isEnabled !== undefined || input.notes !== undefined, 'There is nothing to change.');
export type BuilderConnectionInput = z.infer<typeof BuilderConnectionInput>;
