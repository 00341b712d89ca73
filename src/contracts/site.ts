import { z } from 'zod';
import { Page, type PageContact, type PageForm } from './page.ts';

/** A color in the site's styles. */
export const BrandColor = z.object({
  /** `#rrggbb`, lower case. */
  hex: z.string(),
  role: z.enum(['background', 'surface', 'text', 'heading', 'link', 'button', 'button-text', 'accent', 'border']),
  /** How often it is declared (or computed, when rendered). */
  uses: z.number().int(),
  /** Where: `style sheet URL: selector { property }` or a page selector. */
  seenIn: z.string(),
});
export type BrandColor = z.infer<typeof BrandColor>;

export const BrandFont = z.object({
  family: z.string(),
  role: z.enum(['headings', 'body', 'buttons', 'other']),
  uses: z.number().int(),
  seenIn: z.string(),
});
export type BrandFont = z.infer<typeof BrandFont>;

/** Observed values only; empty lists mean that nothing was found. */
export const Brand = z.object({
  source: z.enum(['stylesheets', 'rendered', 'none']),
  logo: z.object({ url: z.string(), alt: z.string(), pageUrl: z.string(), selector: z.string() }).nullable(),
  favicon: z.string().nullable(),
  themeColor: z.string().nullable(),
  colors: z.array(BrandColor),
  fonts: z.array(BrandFont),
  /** CSS lengths as written, most used first. */
  radii: z.array(z.string()),
});
export type Brand = z.infer<typeof Brand>;

/** A feature of the site that a rebuild must keep. */
export const SiteFunction = z.object({
  kind: z.enum([
    'booking',
    'shop',
    'chat',
    'newsletter',
    'tracking',
    'search',
    'login',
    'contact-form',
    'map',
    'video',
    'donation',
    'download',
    'language-switch',
    'social-feed',
    'comments',
    'payment',
    'consent',
    'rss',
  ]),
  /** Detected product or service, such as `Calendly`; '' for the site's own. */
  provider: z.string(),
  pages: z.array(z.string()),
  selector: z.string(),
  snippet: z.string(),
});
export type SiteFunction = z.infer<typeof SiteFunction>;

/** A technology detected by its traces. */
export const Technology = z.object({
  name: z.string(),
  category: z.enum(['cms', 'builder', 'framework', 'shop', 'analytics', 'hosting', 'library', 'fonts', 'chat', 'payment', 'other']),
  evidence: z.object({ url: z.string(), selector: z.string(), snippet: z.string() }),
});
export type Technology = z.infer<typeof Technology>;

export const NavigationItem = z.object({ text: z.string(), url: z.string(), region: z.enum(['header', 'footer']) });
export type NavigationItem = z.infer<typeof NavigationItem>;

/** A URL that was found but not crawled, with the reason. */
export const UnreadPage = z.object({
  url: z.string(),
  reason: z.enum(['robots', 'limit', 'time', 'error', 'not-html', 'duplicate', 'trap', 'login', 'off-site-redirect', 'too-large']),
  detail: z.string(),
  status: z.number().int().nullable(),
});
export type UnreadPage = z.infer<typeof UnreadPage>;

/** Response to an internal URL that was not crawled as a page, for checking links. */
export const LinkCheck = z.object({ url: z.string(), status: z.number().int(), redirects: z.number().int() });
export type LinkCheck = z.infer<typeof LinkCheck>;

export const Sitemap = z.object({
  url: z.string(),
  status: z.number().int(),
  /** Number of URLs in all files together. */
  urlCount: z.number().int(),
  error: z.string().nullable(),
});
export type Sitemap = z.infer<typeof Sitemap>;

/** The result of a crawl: everything later stages know about the site. */
export const Site = z.object({
  /** Final URL of the home page. */
  url: z.string(),
  /** What the user entered. */
  enteredUrl: z.string(),
  host: z.string(),
  pages: z.array(Page),
  unread: z.array(UnreadPage),
  linkChecks: z.array(LinkCheck),
  /** Why the crawl ended. */
  stopReason: z.enum(['all-read', 'page-limit', 'time-limit', 'robots', 'cancelled']),
  rendering: z.object({ mode: z.enum(['static', 'browser']), note: z.string() }),
  robots: z.object({
    url: z.string(),
    status: z.number().int().nullable(),
    /** The file's text, at most 20,000 characters. */
    text: z.string(),
    allowsAll: z.boolean(),
    sitemaps: z.array(z.string()),
  }),
  sitemap: Sitemap,
  /** Status of `/llms.txt`; null when not requested. */
  llmsTxt: z.number().int().nullable(),
  /** Start of `/llms.txt`, at most 2,000 bytes; absent when there is no such file, and in sites stored by older versions. */
  llmsTxtStart: z.string().optional(),
  /** Whether the site also responds over https; null when not tried. */
  https: z.boolean().nullable(),
  navigation: z.array(NavigationItem),
  brand: Brand,
  functions: z.array(SiteFunction),
  technology: z.array(Technology),
  /** ISO 639-1 codes of the pages, most pages first. */
  languages: z.array(z.string()),
});
export type Site = z.infer<typeof Site>;

export type SiteForm = PageForm & { pageUrl: string };
export type SiteContact = PageContact & { pageUrl: string };

/** All visible forms of the site, each with its page; the same form on many pages once. */
export function formsOf(site: Site): SiteForm[] {
  const seen = new Map<string, SiteForm>();
  for (const page of site.pages) {
    for (const form of page.forms) {
      const key = [form.action, form.method, form.submitText, ...form.fields.map((field) => `${field.type}:${field.name}`)].join('|');
      if (!form.hidden && !seen.has(key)) seen.set(key, { ...form, pageUrl: page.url });
    }
  }
  return [...seen.values()];
}

/** All contacts of the site, each once, with the first page that shows it. */
export function contactsOf(site: Site): SiteContact[] {
  const seen = new Map<string, SiteContact>();
  for (const page of site.pages) {
    for (const contact of page.contacts) {
      const key = `${contact.kind}|${contact.value.toLowerCase()}`;
      if (!seen.has(key)) seen.set(key, { ...contact, pageUrl: page.url });
    }
  }
  return [...seen.values()];
}
