import { z } from 'zod';

/** A page of the drawn site. */
export const BlueprintPage = z.object({
  /** Planned path of the page. */
  path: z.string(),
  /** Its file below `base`. */
  file: z.string(),
  title: z.string(),
  /** False: the page was not read, so only its place is drawn. */
  read: z.boolean(),
  /** The same for the same page as drawn. */
  digest: z.string(),
  /** `anchor`: id of the section's element. `digest`: the same for the same content. */
  sections: z.array(
    z.object({ id: z.string(), kind: z.string(), layout: z.string(), purpose: z.string(), anchor: z.string(), digest: z.string() }),
  ),
  /** What is missing, in the words on the page. */
  gaps: z.array(z.string()),
});
export type BlueprintPage = z.infer<typeof BlueprintPage>;

/** `GET /api/projects/{id}/blueprint`: the proposed site as drawn from the strategy with the owner's edits. */
export const BlueprintAnswer = z.object({
  /** The same for the same content. */
  version: z.string(),
  /** Where the files are served for the next hours, to every client that has it: a path that ends in `/`. */
  base: z.string(),
  /** The entry page first. */
  pages: z.array(BlueprintPage),
  /** What was left out, in sentences. */
  notes: z.array(z.string()),
  /** Images of today's site: how many are in use, and whether more are being loaded. */
  images: z.object({ shown: z.number().int(), isLoading: z.boolean() }),
});
export type BlueprintAnswer = z.infer<typeof BlueprintAnswer>;

/** Screenshots of the blueprint's home page that go with a prompt; widths in pixels. */
export const BLUEPRINT_IMAGES = [
  { name: 'blueprint-1440.png', width: 1440 },
  { name: 'blueprint-390.png', width: 390 },
] as const;
