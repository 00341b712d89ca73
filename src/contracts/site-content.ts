import { z } from 'zod';

/** Entries of a list, in order: their indexes and ranges of these, such as `0-12,40,3`; '' for none. */
export const ListEntries = z.string().regex(/^(?:\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)?$/);
export type ListEntries = z.infer<typeof ListEntries>;

/** Head data, or a value of structured data with its way through the document as name. */
export const ContentValue = z.object({ name: z.string(), value: z.string() });
export type ContentValue = z.infer<typeof ContentValue>;

/** Targets are paths with query on the site and on others; other schemes (`mailto:`, `tel:`) as they are. */
export const ContentLink = z.object({ text: z.string(), target: z.string() });
export type ContentLink = z.infer<typeof ContentLink>;

export const ContentForm = z.object({ purpose: z.string(), target: z.string() });
export type ContentForm = z.infer<typeof ContentForm>;

export const ContentImage = z.object({ src: z.string(), alt: z.string().nullable() });
export type ContentImage = z.infer<typeof ContentImage>;

/**
 * What visitors and search engines find on each page, for comparing two analyses word by word. Each value is listed once: what all pages
 * share, such as a menu, takes no more room than on one page.
 */
export const SiteContent = z.object({
  robotsTxt: z.string(),
  texts: z.array(z.string()),
  /** Head data and the values of structured data. */
  data: z.array(ContentValue),
  links: z.array(ContentLink),
  forms: z.array(ContentForm),
  images: z.array(ContentImage),
  /** Entries of the lists above, in reading order. */
  pages: z.array(
    z.object({
      path: z.string(),
      texts: ListEntries,
      data: ListEntries,
      links: ListEntries,
      forms: ListEntries,
      images: ListEntries,
    }),
  ),
});
export type SiteContent = z.infer<typeof SiteContent>;
