import { z } from 'zod';
import { Page } from './page.ts';

/** A page in a list, as in the app and the command line's JSON. */
export const PageOverview = Page.pick({
  url: true,
  path: true,
  status: true,
  type: true,
  mode: true,
  description: true,
  wordCount: true,
  foundIn: true,
}).extend({
  title: z.string(),
  h1: z.string(),
  /** Of the folded main text: tells whether it is the same. Absent in older data. */
  textHash: z.string().optional(),
});
export type PageOverview = z.infer<typeof PageOverview>;

/** The short form of a page. */
export function overviewOf(page: Page): PageOverview {
  const { url, path, status, type, mode, description, wordCount, foundIn, textHash } = page;
  const h1 = page.headings.find((heading) => heading.level === 1 && !heading.hidden && heading.text !== '');
  return { url, path, status, type, mode, description, wordCount, foundIn, title: page.title ?? '', h1: h1?.text ?? '', textHash };
}
