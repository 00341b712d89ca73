import { z } from 'zod';

/** The part of a page that an element is in. */
export const Region = z.enum(['header', 'nav', 'main', 'aside', 'footer']);
export type Region = z.infer<typeof Region>;

/**
 * `hidden` is true inside `template` or `noscript`, and under `hidden`, `aria-hidden="true"`, inline `display:none` or
 * `visibility:hidden`. Without a browser, style sheets are not applied.
 */
export const Place = { selector: z.string(), region: Region, hidden: z.boolean() };
