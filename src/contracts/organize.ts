import { z } from 'zod';
import { hasHiddenCharacters } from './plain-text.ts';

/** Tags of one project, and characters of one. */
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 30;
/** Projects that one call may change. */
export const MAX_ORGANIZED_PROJECTS = 500;
/** How long a deleted project can be restored; then it is deleted for good. */
export const DELETED_KEPT_DAYS = 7;

/** A word by which the owner finds projects again; commas separate tags where they are typed. */
export const Tag = z
  .string()
  .transform((tag) => tag.trim())
  .pipe(
    z
      .string()
      .min(1, 'Please enter a tag.')
      .max(MAX_TAG_LENGTH, `A tag has at most ${MAX_TAG_LENGTH} characters.`)
      .refine((tag) => !tag.includes(',') && !hasHiddenCharacters(tag), 'A tag has no commas and no hidden characters.'),
  );

const ids = z.array(z.string().max(100)).min(1, 'Please select a project.').max(MAX_ORGANIZED_PROJECTS);

/**
 * `POST /api/projects/organize`: changes several projects at once. `delete` keeps them for `DELETED_KEPT_DAYS`, in which `restore`
 * brings them back; `purge` deletes deleted ones for good at once.
 */
export const OrganizeInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['archive', 'unarchive', 'delete', 'restore', 'purge']), ids }),
  z.strictObject({ action: z.literal('tag'), ids, add: z.array(Tag).max(MAX_TAGS).default([]), remove: z.array(Tag).max(100).default([]) }),
]);
export type OrganizeInput = z.infer<typeof OrganizeInput>;

/** Ids of the projects that were really changed: an undo is about these. */
export const OrganizeAnswer = z.object({ changed: z.array(z.string()) });
export type OrganizeAnswer = z.infer<typeof OrganizeAnswer>;

/** A deleted project that can still be restored. */
export const DeletedProject = z.object({
  id: z.string(),
  url: z.string(),
  projectName: z.string().nullable(),
  deletedAt: z.string(),
  /** From then on it is deleted for good. */
  endsAt: z.string(),
});
export type DeletedProject = z.infer<typeof DeletedProject>;
export const DeletedProjectList = z.array(DeletedProject);
export type DeletedProjectList = z.infer<typeof DeletedProjectList>;

/** The tags with some added and some removed; upper and lower case are one tag, in the form that was there first. */
export function changedTags(before: readonly string[], { add, remove }: { add: readonly string[]; remove: readonly string[] }): string[] {
  const keyOf = (tag: string) => tag.toLowerCase();
  const removed = new Set(remove.map(keyOf));
  const tags = new Map<string, string>();
  for (const tag of [...before.filter((one) => !removed.has(keyOf(one))), ...add]) if (!tags.has(keyOf(tag))) tags.set(keyOf(tag), tag);
  return [...tags.values()];
}
