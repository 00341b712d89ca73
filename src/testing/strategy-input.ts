import type { ActionClaim, BusinessProfile, ContactClaim, Offer, TrustSignal } from '#contracts/business.ts';
import type { CompetitorReport } from '#contracts/competitor.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { Finding } from '#contracts/finding.ts';
import type { CallToAction, FormField, Page, PageForm, PageType } from '#contracts/page.ts';
import { NO_FACTS } from '#pipeline/crawl/spilled-fields.ts';
import type { StrategyInput } from '#pipeline/strategy/read-site.ts';

/** An invented bakery, complete enough for every part of a strategy; `thinInput` is the other end. */
const HOST = 'muehlenbrot.test';
const at = (path: string) => `https://${HOST}${path}`;

type Outline = [tag: string, text: string][];

type PageDraft = Partial<Page> & { path: string; type: PageType; outline: Outline };

/** A page from an outline of tags and texts, in reading order. */
export function draftPage({ outline, ...draft }: PageDraft): Page {
  const blocks = outline.map(([tag, text], index) => ({
    tag,
    text,
    selector: `main > ${tag}:nth-of-type(${index + 1})`,
    region: 'main' as const,
    hidden: false,
  }));
  return {
    url: at(draft.path),
    requestedUrl: at(draft.path),
    status: 200,
    redirects: [],
    depth: draft.path === '/' ? 0 : 1,
    foundIn: 'navigation',
    mode: 'raw',
    contentType: 'text/html',
    charset: 'utf-8',
    bytes: 9000,
    transferBytes: 3000,
    textHash: `hash of ${draft.path}`,
    title: null,
    titleCount: 1,
    description: null,
    canonical: null,
    robots: '',
    lang: 'en',
    detectedLanguage: 'en',
    hreflang: [],
    viewport: 'width=device-width',
    base: null,
    doctype: true,
    ...NO_FACTS,
    headings: blocks.filter((block) => /^h\d$/.test(block.tag)).map(({ tag, ...block }) => ({ ...block, level: Number(tag.slice(1)) })),
    blocks,
    wordCount: outline.reduce((sum, [, text]) => sum + text.split(' ').length, 0),
    duplicateIds: [],
    elementCount: 100,
    landmarks: ['main'],
    cutBy: [],
    rendered: null,
    ...draft,
  };
}

const place = { selector: 'main > a', region: 'main' as const, hidden: false };
const action = (text: string, path: string, kind: CallToAction['kind']): CallToAction => ({
  text,
  href: path === '' || path.includes(':') ? path : at(path),
  kind,
  ...place,
});
const field = (type: string, label: string, required: boolean): FormField => ({
  type,
  name: label.toLowerCase(),
  label,
  placeholder: '',
  required,
  autocomplete: null,
  options: [],
  ...place,
});
const image = (name: string, alt: string) => ({
  src: at(`/${name}`),
  alt,
  altExcused: false,
  width: '800',
  height: '600',
  loading: null,
  srcset: false,
  insideLink: false,
  ...place,
});

const orderForm: PageForm = {
  action: '',
  method: 'post',
  submitText: 'Order your bread',
  purpose: 'order',
  fields: [
    field('text', 'Name', true),
    field('email', 'E-mail', true),
    field('tel', 'Phone', false),
    field('text', 'Bread', true),
    field('date', 'Day', true),
    field('textarea', 'Wishes', false),
  ],
  ...place,
};

const PAGES: Page[] = [
  draftPage({
    path: '/',
    type: 'home',
    title: 'Welcome',
    outline: [
      ['h1', 'Welcome to our bakery'],
      ['p', 'Mill Bread bakes sourdough with grain from the mill next door in Mainz.'],
      ['p', 'We deliver to cafes and restaurants before six in the morning.'],
      ['h2', 'Our breads'],
      ['h3', 'Sourdough loaf'],
      ['p', 'Rests for 24 hours and keeps fresh for a week.'],
      ['h3', 'Rye bread'],
      ['p', 'Dark, moist, with a hard crust.'],
      ['h2', 'How it works'],
      ['p', 'Order by noon, fetch your bread the next morning.'],
      ['h2', 'What our customers say'],
      ['blockquote', 'The only bread my guests ask about.'],
    ],
    callsToAction: [
      action('Order your bread', '/order', 'buy'),
      action('Read more', '/about', 'learn'),
      action('See all breads', '/breads', 'visit'),
    ],
    images: [image('oven.jpg', 'Baker in front of the wood oven')],
  }),
  draftPage({
    path: '/breads',
    type: 'products',
    title: 'Breads and prices | Mill Bread',
    description:
      'Sourdough, rye and spelt breads from the mill oven in Mainz, each with its price, its flour and the days on which we bake it. Order by noon.',
    outline: [
      ['h1', 'Breads and prices'],
      ['p', 'Sourdough loaf, 6.50 €. Rye bread, 5.20 €.'],
      ['li', 'Baked on Tuesday, Thursday and Saturday'],
    ],
    prices: [{ text: '6.50 €', amount: 6.5, currency: 'EUR', context: 'Sourdough loaf, 6.50 €.', selector: 'main > p' }],
  }),
  draftPage({
    path: '/about',
    type: 'about',
    title: 'Welcome',
    outline: [
      ['h1', 'About us'],
      ['p', 'The Weber family has baked here since 1987, now in the third generation.'],
      ['p', 'All grain comes from fields within 20 km.'],
    ],
  }),
  draftPage({
    path: '/order',
    type: 'contact',
    title: 'Order | Mill Bread',
    description: 'Order bread by noon and fetch it the next morning at the mill.',
    outline: [
      ['h1', 'Order'],
      ['p', 'Call us or send the form, we answer the same day.'],
    ],
    forms: [orderForm],
  }),
  draftPage({
    path: '/faq',
    type: 'faq',
    title: 'Questions | Mill Bread',
    description: 'Answers about bread, orders and delivery.',
    outline: [
      ['h1', 'Questions and answers'],
      ['h2', 'Can I cancel my order?'],
      ['p', 'Yes, until noon on the day before, free of charge.'],
      ['h2', 'Do you bake without wheat?'],
      ['p', 'The rye bread is made without wheat flour.'],
    ],
  }),
  draftPage({
    path: '/questions',
    type: 'faq',
    title: 'Questions | Mill Bread',
    textHash: 'hash of /faq',
    canonical: at('/faq'),
    outline: [['h1', 'Questions and answers']],
  }),
  draftPage({
    path: '/privacy',
    type: 'legal',
    title: 'Privacy | Mill Bread',
    outline: [
      ['h1', 'Privacy'],
      ['p', 'We store your order until it is fetched.'],
    ],
  }),
  draftPage({ path: '/old-offer', type: 'other', title: 'Not found', status: 404, outline: [['h1', 'Not found']] }),
];

let claims = 0;
const claim = (text: string, path: string, snippet = text, kind: Claim['kind'] = 'observed'): Claim => {
  claims += 1;
  return {
    id: `claim-${claims}`,
    text,
    kind,
    confidence: 0.9,
    evidence: snippet === '' ? [] : [{ url: at(path), selector: 'main > p', snippet }],
  };
};
const offer = (name: string, description: string, price: string): Offer => ({ ...claim(name, '/'), description, price, url: '' });
const trust = (trustKind: TrustSignal['trustKind'], text: string, path: string, author = ''): TrustSignal => ({
  ...claim(text, path),
  trustKind,
  author,
});
const cta = (text: string, href: string, pages: number): ActionClaim => ({ ...claim(text, '/'), href, pages });
const contact = (contactKind: ContactClaim['contactKind'], text: string): ContactClaim => ({ ...claim(text, '/order'), contactKind });
const none = (text = ''): Claim => ({ id: 'none', text, kind: 'not-found', confidence: 0, evidence: [] });

const PROFILE: BusinessProfile = {
  businessName: claim('Mill Bread', '/'),
  industry: {
    claim: claim('Bakery and patisserie', '/'),
    candidates: [
      {
        id: 'bakery',
        label: 'Bakery and patisserie',
        sector: 'food-drink',
        sectorLabel: 'Food and drink',
        schemaOrg: 'Bakery',
        naics: '311811',
        confidence: 0.9,
      },
    ],
  },
  businessModel: { ...claim('Shop', '/'), modelId: 'shop' },
  primaryPurpose: claim('Mill Bread bakes sourdough with grain from the mill next door in Mainz.', '/'),
  targetAudiences: [claim('Cafes and restaurants', '/', 'We deliver to cafes and restaurants before six in the morning.')],
  services: [],
  products: [
    offer('Sourdough loaf', 'Rests for 24 hours and keeps fresh for a week.', '6.50 €'),
    offer('Rye bread', 'Dark, moist, with a hard crust.', '5.20 €'),
  ],
  valuePropositions: [claim('Mill Bread bakes sourdough with grain from the mill next door in Mainz.', '/')],
  uniqueSellingPoints: [claim('All grain comes from fields within 20 km.', '/about')],
  pricingModel: claim('Prices shown', '/breads', '6.50 €', 'inferred'),
  geographies: [claim('Mainz', '/', 'Mill Bread bakes sourdough with grain from the mill next door in Mainz.')],
  brandTone: {
    words: ['warm', 'plain'],
    claim: claim('warm', '/'),
    measures: { wordsPerSentence: 11, youShare: 0.02, weShare: 0.02, exclamationsPer1000Words: 0, readingEase: 70 },
  },
  trustSignals: [
    trust('testimonials', 'The only bread my guests ask about.', '/'),
    trust('years-in-business', 'The Weber family has baked here since 1987, now in the third generation.', '/about'),
    { ...trust('awards', 'Award-winning', '/'), kind: 'unknown', evidence: [] },
  ],
  callsToAction: [cta('Order your bread', at('/order'), 3), cta('See all breads', at('/breads'), 1)],
  contacts: [contact('phone', '06131 555 010'), contact('email', 'brot@muehlenbrot.test'), contact('address', 'Mühlweg 4, Mainz')],
  socialHandles: [{ ...claim('Instagram', '/'), platform: 'instagram', url: 'https://www.instagram.com/muehlenbrot' }],
  compliance: [],
  technology: [],
  funnels: [],
  strengths: [],
  weaknesses: [],
  languages: ['en'],
  confidence: { value: 0.8, reasons: [] },
  analyst: { name: 'built-in', note: '' },
};

/** A finding of a kind on a page of the sample. */
export function draftFinding(id: string, page: string, change: Partial<Finding> = {}): Finding {
  return {
    id,
    category: 'seo',
    severity: 'medium',
    title: `Issue ${id}`,
    page,
    url: at(page),
    evidence: { selector: '', snippet: '', header: '', lookedIn: 'head of the page as served', count: 1, more: [] },
    why: 'Visitors notice it.',
    fix: 'Fix it.',
    source: 'https://www.w3.org/',
    effort: 'small',
    ...change,
  };
}

const FINDINGS: Finding[] = [
  draftFinding('duplicate-title', '/', { severity: 'high', title: 'Two pages share one title' }),
  draftFinding('duplicate-title', '/about', { severity: 'high', title: 'Two pages share one title' }),
  draftFinding('missing-meta-description', '/about', { title: 'The page has no meta description' }),
  draftFinding('some-new-kind', '/breads', { category: 'ux', title: 'The price list is hard to find' }),
  draftFinding('missing-canonical', '/', { severity: 'low', title: 'No canonical link' }),
];

const unknownCell = { text: '', kind: 'unknown' as const, evidence: [] };

const COMPETITORS: CompetitorReport = {
  competitors: [],
  rejected: [],
  own: {
    offer: unknownCell,
    price: unknownCell,
    callToAction: unknownCell,
    proof: unknownCell,
    guarantee: unknownCell,
    booking: unknownCell,
    score: null,
  },
  gaps: { missingHere: [], onlyHere: [] },
  note: 'No competitor was visited.',
  listDate: '2026-01-01',
};

/** The complete sample. */
export function richInput(): StrategyInput {
  return structuredClone({
    site: {
      url: at('/'),
      enteredUrl: at('/'),
      host: HOST,
      pages: PAGES,
      unread: [{ url: at('/intern'), reason: 'robots' as const, detail: '', status: null }],
      linkChecks: [{ url: at('/Breads.html'), status: 404, redirects: 0 }],
      stopReason: 'all-read' as const,
      rendering: { mode: 'static' as const, note: '' },
      robots: { url: at('/robots.txt'), status: 200, text: '', allowsAll: true, sitemaps: [] },
      sitemap: { url: at('/sitemap.xml'), status: 404, urlCount: 0, error: null },
      llmsTxt: null,
      https: true,
      navigation: [
        { text: 'Breads', url: at('/breads'), region: 'header' as const },
        { text: 'Order', url: at('/order'), region: 'header' as const },
        { text: 'Privacy', url: at('/privacy'), region: 'footer' as const },
        { text: 'Imprint', url: at('/imprint'), region: 'footer' as const },
      ],
      brand: {
        source: 'stylesheets' as const,
        logo: { url: at('/logo.svg'), alt: 'Mill Bread', pageUrl: at('/'), selector: 'header > img' },
        favicon: null,
        themeColor: null,
        colors: [
          { hex: '#ffffff', role: 'background' as const, uses: 9, seenIn: 'style.css: body { background }' },
          { hex: '#333333', role: 'text' as const, uses: 9, seenIn: 'style.css: body { color }' },
          { hex: '#e0b060', role: 'link' as const, uses: 4, seenIn: 'style.css: a { color }' },
        ],
        fonts: [{ family: 'Lora', role: 'headings' as const, uses: 3, seenIn: 'style.css: h1 { font-family }' }],
        radii: ['4px'],
      },
      functions: [
        { kind: 'map' as const, provider: 'OpenStreetMap', pages: [at('/order')], selector: 'iframe', snippet: 'iframe of a map' },
      ],
      technology: [],
      languages: ['en'],
    },
    audit: {
      findings: FINDINGS,
      passed: [{ id: 'missing-lang', category: 'accessibility' as const, title: 'Every page declares its language', pages: 7 }],
      notRun: [],
      scores: { overall: 71.4, seo: 60, ux: 80, accessibility: 90, performance: null, content: 70, security: 50 },
      fixFirst: [],
    },
    profile: PROFILE,
    competitors: COMPETITORS,
  });
}

/** A visited competitor and what the comparison says. */
export function withCompetitor(input: StrategyInput): StrategyInput {
  const competitors: CompetitorReport = {
    ...input.competitors,
    competitors: [
      { name: 'Crumb & Co', url: 'https://crumb.test/', foundVia: 'user', status: 'verified', reason: '', evidence: [], comparison: null },
    ],
    gaps: {
      onlyHere: [
        {
          text: 'Only this site says where its grain comes from.',
          kind: 'observed',
          evidence: [{ url: at('/about'), selector: 'p', snippet: 'All grain comes from fields within 20 km.' }],
        },
      ],
      missingHere: [{ text: 'All competitors show opening hours.', kind: 'not-found', evidence: [] }],
    },
  };
  return { ...input, competitors };
}

/** One page, one sentence, no proof, no price, no contact but a form; nothing is known of the business. */
export function thinInput(change: Partial<Page> = {}): StrategyInput {
  const input = richInput();
  const form: PageForm = { ...orderForm, purpose: 'contact', submitText: 'Send', fields: [field('email', 'E-mail', true)] };
  const page = draftPage({ path: '/', type: 'home', title: null, outline: [['p', 'Hello.']], forms: [form], ...change });
  const empty = {
    services: [],
    products: [],
    valuePropositions: [],
    uniqueSellingPoints: [],
    targetAudiences: [],
    geographies: [],
    trustSignals: [],
    callsToAction: [],
    contacts: [],
    socialHandles: [],
    languages: [],
  };
  return {
    ...input,
    site: {
      ...input.site,
      pages: [page],
      navigation: [],
      functions: [],
      unread: [],
      linkChecks: [],
      languages: [],
      brand: { ...input.site.brand, source: 'none', logo: null, colors: [], fonts: [], radii: [] },
    },
    audit: {
      ...input.audit,
      findings: [draftFinding('missing-title', '/', { severity: 'high', title: 'The page has no title' })],
      passed: [],
      scores: { ...input.audit.scores, overall: null },
    },
    profile: {
      ...input.profile,
      ...empty,
      businessName: none(),
      industry: { claim: none(), candidates: [] },
      businessModel: { ...none(), modelId: null },
      primaryPurpose: none(),
      pricingModel: none(),
      brandTone: { ...input.profile.brandTone, words: [] },
      confidence: { value: 0.2, reasons: [] },
    },
  };
}
