import { z } from 'zod';
import { Evidence } from './evidence.ts';

/** A list entry of a section, final. */
export const SectionItem = z.object({
  kind: z.enum(['text', 'card', 'question', 'quote']),
  /** Heading of a card, the question, or who said the quote; '' without one. */
  title: z.string(),
  text: z.string(),
  /** Where it leads, for an entry that is a link; absent for most. */
  target: z.string().optional(),
});
export type SectionItem = z.infer<typeof SectionItem>;

/** A section of a page, one purpose each, with the real text, list or image to use. */
export const SectionPlan = z.object({
  /** The kind, with a number from the second section of that kind on: `content-2`. Unique on its page. */
  id: z.string(),
  /** `hero`, `offers`, `proof`, `faq`, `contact`, `content` ... */
  kind: z.string(),
  /** What the section is for, as a sentence; '' where it only explains a subject. */
  purpose: z.string(),
  /** Purposes of the forms in it, described field by field in `engineer.forms`. */
  forms: z.array(z.string()),
  /** What is carried over unchanged and not listed here: the rest of the page's text, sections that follow (their headings). */
  carryOver: z.object({ rest: z.boolean(), sections: z.array(z.string()) }),
  heading: z.string(),
  /** The form that shows it best, as advice to the builder; absent: the builder chooses. */
  layout: z.string().optional(),
  /** A limit that the builder keeps here and visitors never read. */
  note: z.string().optional(),
  /** What it does when visitors use it; absent: it only shows. */
  behavior: z.string().optional(),
  /** Paragraphs, final. */
  text: z.array(z.string()),
  items: z.array(SectionItem),
  /** Images of the site: absolute URL and alternative text. */
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
  button: z.object({ label: z.string(), target: z.string() }).nullable(),
  /** Heading of the block of today's page that it takes over word for word; absent for all others. */
  today: z.string().optional(),
  /** Whether a strategist wrote it: then it is complete as it is, with each entry and button. Absent: made of today's section. */
  written: z.boolean().optional(),
  evidence: z.array(Evidence),
});
export type SectionPlan = z.infer<typeof SectionPlan>;

export const PageCraft = z.object({
  path: z.string(),
  title: z.string(),
  /** ISO 639-1 code where it differs from the site's. */
  language: z.string().optional(),
  sections: z.array(SectionPlan),
});
export type PageCraft = z.infer<typeof PageCraft>;

/** A part of a page in reading order. */
export const TextPart = z.object({
  /** Absent in older data: `row`, `quote`, `embed`, `form`, `button`. */
  kind: z.enum(['heading', 'text', 'item', 'image', 'row', 'quote', 'embed', 'form', 'button']),
  /** Its words; for an image or an embedded page its address, for a form its purpose. */
  text: z.string(),
  /** Of an image its alternative text, of an embedded page its title. */
  alt: z.string().optional(),
  /** Of a heading, 1 to 6. */
  level: z.number().int().optional(),
  /** The cells of a row ('' for an empty one); lines and small elements of another text. */
  pieces: z.array(z.string()).optional(),
  /** Of an entry of a numbered list its place there, from 1. */
  number: z.number().int().optional(),
  /** Links in it, in their order: the words that lead there (not always words of the text), and a path or address. */
  links: z.array(z.object({ text: z.string(), target: z.string() })).optional(),
  /** ids at its start that links of the site lead to. */
  ids: z.array(z.string()).optional(),
});
export type TextPart = z.infer<typeof TextPart>;

/** Everything that visitors of a page see today, in reading order. */
export const WholeText = z.object({
  /** '' for what most pages have around their own content: header, menu, footer. */
  path: z.string(),
  /** As they are today; absent in older data. */
  title: z.string().optional(),
  description: z.string().optional(),
  /** Path of a page with the same text: this one has no parts then. */
  sameAs: z.string().optional(),
  /** Whether it is longer than what is kept. */
  isCut: z.boolean().optional(),
  parts: z.array(TextPart),
});
export type WholeText = z.infer<typeof WholeText>;

export const PagePlanItem = z.object({
  path: z.string(),
  url: z.string(),
  title: z.string(),
  /** What today's menu calls it. Absent where no menu names it, and in older data. */
  label: z.string().optional(),
  /** Its place there, from 0. */
  menuAt: z.number().int().optional(),
  type: z.string(),
  decision: z.enum(['keep', 'merge', 'drop', 'add']),
  /** For `merge`, path of the page it is merged into; else ''. */
  mergeInto: z.string(),
  reason: z.string(),
  /** False: the address is known from a link or a sitemap, the page was not read. Absent in older data: read. */
  read: z.boolean().optional(),
});
export type PagePlanItem = z.infer<typeof PagePlanItem>;

/** An old path that changes. Unchanged paths are not listed. */
export const UrlChange = z.object({
  from: z.string(),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(308), z.literal(410)]),
  reason: z.string(),
});
export type UrlChange = z.infer<typeof UrlChange>;

/** Head of one page: what it is now and what it should be. */
export const HeadData = z.object({
  path: z.string(),
  title: z.object({ now: z.string(), new: z.string(), reason: z.string() }),
  description: z.object({ now: z.string(), new: z.string(), reason: z.string() }),
  h1: z.object({ now: z.string(), new: z.string(), reason: z.string() }),
  canonical: z.string(),
});
export type HeadData = z.infer<typeof HeadData>;

/** The menu, its button and the footer of the new site. Targets are paths, `tel:` or `mailto:` addresses, or URLs. */
export const Navigation = z.object({
  header: z.array(z.object({ label: z.string(), target: z.string() })),
  button: z.object({ label: z.string(), target: z.string() }).nullable(),
  footer: z.array(z.object({ label: z.string(), target: z.string() })),
  /** Advice to the builder, such as a bar on phones; '' without any. */
  note: z.string(),
});
export type Navigation = z.infer<typeof Navigation>;
