import type { Finding } from '#contracts/finding.ts';
import type {
  CallToAction,
  FormField,
  Heading,
  Page,
  PageButton,
  PageForm,
  PageImage,
  PageLink,
  PageResource,
  StructuredData,
  TextBlock,
} from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import type { Audit } from '#pipeline/audit/define-audit.ts';
import { type AuditOutcome, runAudits } from '#pipeline/audit/run-audit.ts';

const place = (selector: string) => ({ selector, region: 'main' as const, hidden: false });

export const heading = (level: number, text: string, more: Partial<Heading> = {}): Heading => ({
  level,
  text,
  ...place(`h${level}`),
  ...more,
});
export const block = (text: string, more: Partial<TextBlock> = {}): TextBlock => ({ tag: 'p', text, ...place('main > p'), ...more });
export const button = (text: string, more: Partial<PageButton> = {}): PageButton => ({ text, ...place('main > button'), ...more });

/** A link of example.com; other hosts are external. */
export const link = (rawHref: string, text: string, more: Partial<PageLink> = {}): PageLink => {
  const url = new URL(rawHref, 'https://example.com/');
  const web = /^https?:$/.test(url.protocol);
  url.hash = '';
  return {
    href: web ? url.href : rawHref,
    rawHref,
    text,
    internal: web && url.host === 'example.com',
    rel: '',
    target: '',
    buttonLike: false,
    ...place('main > a'),
    ...more,
  };
};

export const image = (src: string, more: Partial<PageImage> = {}): PageImage => ({
  src: new URL(src, 'https://example.com/').href,
  alt: 'A loaf on the counter',
  altExcused: false,
  width: '640',
  height: '480',
  loading: null,
  srcset: false,
  insideLink: false,
  ...place('main > img'),
  ...more,
});

export const field = (type: string, name: string, more: Partial<FormField> = {}): FormField => ({
  type,
  name,
  label: `Your ${name}`,
  placeholder: '',
  required: false,
  autocomplete: null,
  options: [],
  ...place(`form > input[name=${name}]`),
  ...more,
});

export const form = (fields: FormField[], more: Partial<PageForm> = {}): PageForm => ({
  action: 'https://example.com/send',
  method: 'post',
  fields,
  submitText: 'Send your question',
  purpose: 'contact',
  ...place('main > form'),
  ...more,
});

export const resource = (kind: PageResource['kind'], url: string, more: Partial<PageResource> = {}): PageResource => ({
  kind,
  url: url === '' ? '' : new URL(url, 'https://example.com/').href,
  inHead: true,
  async: false,
  defer: false,
  inlineBytes: 0,
  selector: `head > ${kind}`,
  ...more,
});

export const callToAction = (text: string, more: Partial<CallToAction> = {}): CallToAction => ({
  text,
  href: 'https://example.com/order',
  kind: 'buy',
  ...place('main > a.button'),
  ...more,
});

export const jsonLd = (data: unknown, types: string[] = [], more: Partial<StructuredData> = {}): StructuredData => ({
  format: 'json-ld',
  types,
  data,
  error: null,
  selector: 'head > script',
  ...more,
});

const TEXT =
  'We bake bread with flour from the mill next door. Each loaf rests for a day. You can order it here and fetch it in the morning. ';

/** A page in which no audit finds an issue; tests change what they are about. */
export function testPage(change: Partial<Page> = {}): Page {
  const url = change.url ?? 'https://example.com/';
  const path = new URL(url).pathname;
  const name = path === '/' ? 'the bakery by the mill' : `the ${path.slice(1)} of the bakery`;
  return {
    url,
    path,
    requestedUrl: url,
    status: 200,
    redirects: [],
    type: path === '/' ? 'home' : 'other',
    depth: path === '/' ? 0 : 1,
    foundIn: path === '/' ? 'entered' : 'navigation',
    mode: 'raw',
    contentType: 'text/html',
    charset: 'utf-8',
    bytes: 20_000,
    transferBytes: 6_000,
    textHash: `hash of ${url}`,
    headers: {
      'content-encoding': 'br',
      'cache-control': 'max-age=600',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=()',
    },
    title: `Fresh bread from ${name}`,
    titleCount: 1,
    description: `Bread and rolls from ${name}, baked each night and ready at six in the morning.`,
    canonical: url,
    robots: '',
    lang: 'en',
    detectedLanguage: 'en',
    hreflang: [],
    viewport: 'width=device-width, initial-scale=1',
    base: null,
    doctype: true,
    meta: {
      'og:title': 'Fresh bread',
      'og:type': 'website',
      'og:url': url,
      'og:image': 'https://example.com/bread.jpg',
      'twitter:card': 'summary_large_image',
    },
    headings: [heading(1, `Bread from ${name}`), heading(2, 'How we bake'), heading(2, 'Order for tomorrow')],
    blocks: Array.from({ length: 5 }, (_, index) => block(`${index + 1}. ${TEXT}`, { selector: `main > p:nth-of-type(${index + 1})` })),
    wordCount: 140,
    links: [
      link('#content', 'Skip to the content', { region: 'header' }),
      link('/', 'Home', { region: 'nav' }),
      link('/about', 'About us', { region: 'nav' }),
      link('/contact', 'Contact us', { region: 'nav' }),
      link('/privacy', 'Privacy policy', { region: 'footer' }),
    ],
    images: [image('/oven.webp')],
    forms: [],
    buttons: [],
    callsToAction: [callToAction('Order bread')],
    contacts: [{ kind: 'address', value: 'Mill Lane 1', platform: '', selector: 'footer > p', snippet: 'Mill Lane 1' }],
    structuredData: [jsonLd({ '@type': 'Bakery', name: 'The mill', address: 'Mill Lane 1' }, ['Bakery'])],
    prices: [],
    quotes: [{ quote: 'The best rye bread in town.', author: 'A neighbour', selector: 'main > blockquote' }],
    resources: [resource('icon', '/favicon.ico'), resource('script', '/app.js', { defer: true })],
    duplicateIds: [],
    elementCount: 200,
    landmarks: ['header', 'nav', 'main', 'footer'],
    cutBy: [],
    rendered: null,
    ...change,
  };
}

/** A site in which no audit finds an issue when its pages have none. */
export function testSite(pages: Page[] = [testPage()], change: Partial<Site> = {}): Site {
  return {
    url: 'https://example.com/',
    enteredUrl: 'https://example.com',
    host: 'example.com',
    pages,
    unread: [],
    linkChecks: [],
    stopReason: 'all-read',
    rendering: { mode: 'static', note: 'No browser was used.' },
    robots: {
      url: 'https://example.com/robots.txt',
      status: 200,
      text: 'User-agent: *\nAllow: /\nSitemap: https://example.com/sitemap.xml\n',
      allowsAll: true,
      sitemaps: ['https://example.com/sitemap.xml'],
    },
    sitemap: { url: 'https://example.com/sitemap.xml', status: 200, urlCount: pages.length, error: null },
    llmsTxt: 200,
    https: true,
    navigation: [
      { text: 'About us', url: 'https://example.com/about', region: 'header' },
      { text: 'Contact us', url: 'https://example.com/contact', region: 'header' },
    ],
    brand: {
      source: 'none',
      logo: null,
      favicon: 'https://example.com/favicon.ico',
      themeColor: null,
      colors: [],
      fonts: [],
      radii: [],
    },
    functions: [],
    technology: [],
    languages: ['en'],
    ...change,
  };
}

/** Runs one audit over the pages that answered. Throws what the audit throws. */
export function runAudit(audit: Audit, site: Site): AuditOutcome {
  const [outcome] = runAudits([audit], site);
  if (outcome === undefined || 'error' in outcome) throw outcome?.error;
  return outcome;
}

/** Findings of one audit over pages or a whole site. */
export function findingsOf(audit: Audit, subject: Page | Page[] | Site): Finding[] {
  if (Array.isArray(subject)) return runAudit(audit, testSite(subject)).findings;
  return runAudit(audit, 'pages' in subject ? subject : testSite([subject])).findings;
}

/** The single finding of one audit, for looking at its evidence. Throws when there is none or more than one. */
export function findingOf(audit: Audit, subject: Page | Page[] | Site): Finding {
  const [finding, ...others] = findingsOf(audit, subject);
  if (!finding || others.length > 0) throw new Error(`expected one finding of ${audit.id}, got ${finding ? others.length + 1 : 0}`);
  return finding;
}
