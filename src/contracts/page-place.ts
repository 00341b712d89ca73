import { z } from 'zod';

/** The part of a page that an element is in. */
export const Region = z.enum(['header', 'nav', 'main', 'aside', 'footer']);
export type Region = z.infer<typeof Region>;

/**
 * `hidden` is true inside `template` or `noscript`, and under `hidden`, `aria-hidden="true"`, inline `display:none` or
 * `visibility:hidden`. Without a browser, style sheets are not applied.
 */
export const Place = { selector: z.string(), region: Region, hidden: z.boolean() };

/**
 * Where an element is in the text: the index of the block that it is in or that follows it. Absent for what visitors cannot see or open, and in
 * pages stored by older versions.
 */
export const At = { at: z.number().int().optional() };
