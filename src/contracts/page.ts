import { z } from 'zod';
import { PageForm } from './page-form.ts';
import { At, Place } from './page-place.ts';
import { AxeViolation, PageVitals, RenderedDifference } from './rendered-page.ts';

export { FieldRules, FormField, PageForm } from './page-form.ts';
export { Region } from './page-place.ts';

/** Purpose of a page; decides the crawl order and its role in the plan. */
export const PageType = z.enum([
  'home',
  'about',
  'team',
  'services',
  'service',
  'products',
  'product',
  'pricing',
  'contact',
  'booking',
  'testimonials',
  'case-studies',
  'gallery',
  'faq',
  'blog',
  'article',
  'careers',
  'events',
  'donate',
  'docs',
  'login',
  'cart',
  'comparison',
  'legal',
  'other',
]);
export type PageType = z.infer<typeof PageType>;

export const Heading = z.object({
  level: z.number().int().min(1).max(6),
  /** Text, else the alternative text of images inside; '' when both are missing. */
  text: z.string(),
  ...Place,
});
export type Heading = z.infer<typeof Heading>;

/** One visible block of text in reading order: a paragraph, list item, heading, table row, quotation ... */
export const TextBlock = z.object({
  /** Element name: `p`, `li`, `h2`, `td`, `blockquote`, `div` ... */
  tag: z.string(),
  text: z.string(),
  /**
   * Its parts where it has several: the cells of a table row ('' for an empty one), lines, or small elements of their own, such as a name and a
   * price. Absent for running text.
   */
  pieces: z.array(z.string()).optional(),
  /** For a text inside a table: its row, counted on the page, and the column in which it starts. */
  cell: z.object({ row: z.number().int(), column: z.number().int() }).optional(),
  /** ids of elements that start between the block before and this one, at most 8. */
  ids: z.array(z.string()).optional(),
  ...Place,
});
export type TextBlock = z.infer<typeof TextBlock>;

export const PageLink = z.object({
  /** Absolute URL without fragment, or the raw value for other schemes (`mailto:`, `tel:`). */
  href: z.string(),
  /** The raw attribute. */
  rawHref: z.string(),
  /** Accessible name: aria-label(ledby), text, alternative text of images inside, title; '' when there is none. */
  text: z.string(),
  /** Same site (host or its www twin). */
  internal: z.boolean(),
  rel: z.string(),
  target: z.string(),
  /** Looks like a button: button role or a class name such as `btn`, `button`, `cta`. */
  buttonLike: z.boolean(),
  ...Place,
  ...At,
});
export type PageLink = z.infer<typeof PageLink>;

export const PageImage = z.object({
  /** Absolute URL; `data:` URLs are cut to 64 characters. */
  src: z.string(),
  /** null when the attribute is missing. */
  alt: z.string().nullable(),
  /** Role presentation or none, or aria-label(ledby): a missing alt is no issue. */
  altExcused: z.boolean(),
  width: z.string().nullable(),
  height: z.string().nullable(),
  loading: z.string().nullable(),
  srcset: z.boolean(),
  insideLink: z.boolean(),
  ...Place,
  ...At,
});
export type PageImage = z.infer<typeof PageImage>;

/** An image behind other content, as a style names it. */
export const PageBackground = z.object({ /** Absolute URL. */ src: z.string(), ...Place, ...At });
export type PageBackground = z.infer<typeof PageBackground>;

/** A button outside a link. */
export const PageButton = z.object({ text: z.string(), ...Place, ...At });
export type PageButton = z.infer<typeof PageButton>;

/** A call to action. */
export const CallToAction = z.object({
  text: z.string(),
  /** Absolute URL, `mailto:`, `tel:`, or '' for a button without a target. */
  href: z.string(),
  kind: z.enum(['buy', 'book', 'contact', 'call', 'sign-up', 'download', 'donate', 'quote', 'visit', 'subscribe', 'learn', 'other']),
  ...Place,
});
export type CallToAction = z.infer<typeof CallToAction>;

export const StructuredData = z.object({
  format: z.enum(['json-ld', 'microdata', 'rdfa']),
  /** schema.org type names, nested ones included. */
  types: z.array(z.string()),
  /** The parsed value; null when it does not parse. */
  data: z.unknown(),
  /** Parse error, in words. */
  error: z.string().nullable(),
  selector: z.string(),
});
export type StructuredData = z.infer<typeof StructuredData>;

export const PagePrice = z.object({
  /** As written, for example `$12.50` or `ab 49 €`. */
  text: z.string(),
  amount: z.number().nullable(),
  /** ISO 4217 code, if the symbol is unambiguous. */
  currency: z.string().nullable(),
  /** Text of its block. */
  context: z.string(),
  selector: z.string(),
});
export type PagePrice = z.infer<typeof PagePrice>;

export const PageQuote = z.object({
  quote: z.string(),
  author: z.string().nullable(),
  selector: z.string(),
});
export type PageQuote = z.infer<typeof PageQuote>;

export const PageContact = z.object({
  kind: z.enum(['email', 'phone', 'address', 'social', 'hours', 'map', 'chat']),
  /** The email, number, postal address, profile URL ... */
  value: z.string(),
  /** Social platform in lower case, else ''. */
  platform: z.string(),
  selector: z.string(),
  snippet: z.string(),
});
export type PageContact = z.infer<typeof PageContact>;

/** A file the page loads. */
export const PageResource = z.object({
  kind: z.enum(['script', 'stylesheet', 'iframe', 'font', 'video', 'audio', 'preload', 'preconnect', 'icon', 'manifest', 'feed']),
  /** Absolute URL; '' for inline scripts and styles. */
  url: z.string(),
  inHead: z.boolean(),
  async: z.boolean(),
  defer: z.boolean(),
  /** Characters of an inline script or style. */
  inlineBytes: z.number().int(),
  /** An inline script that writes text into the page. */
  writesHtml: z.literal(true).optional(),
  selector: z.string(),
  /** Of an embedded page, video or audio: its title, where it has one. */
  title: z.string().optional(),
  ...At,
});
export type PageResource = z.infer<typeof PageResource>;

/** A figure that the HTML has only as the end of a counter: visitors see 0 until a script counts up to it. */
export const PageCounter = z.object({ /** As the text of the page has it: `221+`. */ figure: z.string(), selector: z.string() });
export type PageCounter = z.infer<typeof PageCounter>;

/** Everything stored about one page: plain data, the only input of audits and the analyst. */
export const Page = z.object({
  /** Final URL after redirects, without fragment. */
  url: z.string(),
  /** Path and query of `url`, decoded for display. */
  path: z.string(),
  /** Requested URL. */
  requestedUrl: z.string(),
  status: z.number().int(),
  redirects: z.array(z.object({ url: z.string(), status: z.number().int() })),
  type: PageType,
  /** Clicks from the home page; null when only a sitemap lists it. */
  depth: z.number().int().nullable(),
  foundIn: z.enum(['entered', 'named', 'navigation', 'link', 'sitemap']),
  /** The HTML as served, or the page after its scripts ran. */
  mode: z.enum(['raw', 'rendered']),
  contentType: z.string(),
  charset: z.string(),
  /** Bytes after decompression, and as transferred. */
  bytes: z.number().int(),
  transferBytes: z.number().int(),
  /** SHA-256 of the folded main text, hex: equal texts are duplicates. */
  textHash: z.string(),
  /** Response headers, names in lower case, values cut to 1,000 characters. */
  headers: z.record(z.string(), z.string()),
  /** null: no title element in the head. */
  title: z.string().nullable(),
  titleCount: z.number().int(),
  /** null: no meta description. */
  description: z.string().nullable(),
  /** Absolute URL; null: no canonical link with a URL. */
  canonical: z.string().nullable(),
  /** Content of meta robots and X-Robots-Tag, joined with a comma, in lower case. */
  robots: z.string(),
  /** `lang` of the html element; null when missing. */
  lang: z.string().nullable(),
  /** ISO 639-1 code detected from the text; null when the text is too short. */
  detectedLanguage: z.string().nullable(),
  hreflang: z.array(z.object({ lang: z.string(), url: z.string() })),
  viewport: z.string().nullable(),
  /** Value of `<base href>`, else null. */
  base: z.string().nullable(),
  doctype: z.boolean(),
  /** Other meta elements: name or property in lower case to content (`generator`, `theme-color`, `og:title`, `twitter:card` ...). */
  meta: z.record(z.string(), z.string()),
  headings: z.array(Heading),
  /** Visible text in reading order. */
  blocks: z.array(TextBlock),
  wordCount: z.number().int(),
  links: z.array(PageLink),
  images: z.array(PageImage),
  /** At most 80; absent when there are none, and in pages stored by older versions. */
  backgrounds: z.array(PageBackground).optional(),
  forms: z.array(PageForm),
  buttons: z.array(PageButton),
  callsToAction: z.array(CallToAction),
  contacts: z.array(PageContact),
  structuredData: z.array(StructuredData),
  prices: z.array(PagePrice),
  quotes: z.array(PageQuote),
  resources: z.array(PageResource),
  /** Visible elements that search engines are told not to quote (`data-nosnippet`), at most 20; absent when there are none. */
  noSnippet: z.array(z.object({ selector: z.string(), snippet: z.string(), words: z.number().int() })).optional(),
  /** Figures of `blocks` that no visitor was seen to read, at most 20; absent when there are none. */
  counters: z.array(PageCounter).optional(),
  /** All ids and names of places that links can lead to; absent where there are more than 400, and in pages stored by older versions. */
  ids: z.array(z.string()).optional(),
  /** ids that occur more than once. */
  duplicateIds: z.array(z.string()),
  /** Elements in the document. */
  elementCount: z.number().int(),
  /** Landmarks present: `main`, `nav`, `header`, `footer`. */
  landmarks: z.array(z.string()),
  /** Limits that truncated this page, such as `nesting`, `bytes`; [] if none did. */
  cutBy: z.array(z.string()),
  rendered: RenderedDifference.nullable(),
  /** Violated axe-core rules; absent when the page was not rendered or not checked. */
  axe: z.array(AxeViolation).optional(),
  /** Absent when the page was not rendered. */
  vitals: PageVitals.optional(),
});
export type Page = z.infer<typeof Page>;

/** A heading with the visible blocks below it, up to the next heading; blocks before the first heading have `heading` null. */
export type PageSection = { heading: Heading | null; blocks: TextBlock[] };

export const HEADING_TAGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Splits a page's visible text into sections by its headings, in reading order. */
export function sectionsOf(page: Page): PageSection[] {
  const headings = page.headings.filter((heading) => !heading.hidden && heading.text !== '');
  const sections: PageSection[] = [];
  let current: PageSection = { heading: null, blocks: [] };
  let next = 0;
  for (const block of page.blocks) {
    const heading = headings[next];
    if (HEADING_TAGS.has(block.tag) && heading && heading.selector === block.selector) {
      if (current.heading || current.blocks.length > 0) sections.push(current);
      current = { heading, blocks: [] };
      next += 1;
    } else {
      current.blocks.push(block);
    }
  }
  if (current.heading || current.blocks.length > 0) sections.push(current);
  return sections;
}
