import type { CompetitorReport } from '#contracts/competitor.ts';
import type { Finding } from '#contracts/finding.ts';
import type { Page, PageForm } from '#contracts/page.ts';
import type { StrategyInput } from '#pipeline/strategy/read-site.ts';
import { at, draftPage, field, HOST, orderForm, PAGES } from './bakery-pages.ts';
import { PROFILE } from './bakery-profile.ts';
import { NO_COMPETITORS, profileOf } from './empty-profile.ts';

export { draftPage } from './bakery-pages.ts';

/** For tests: a finding of a kind on a page of the bakery. */
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

/** For tests: an invented bakery, complete enough for every part of a strategy; `thinInput` is the other end. */
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
    competitors: { ...NO_COMPETITORS, note: 'No competitor was visited.' },
  });
}

/** For tests: a visited competitor and what the comparison says. */
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

/** For tests: one page, one sentence, no proof, no price, no contact but a form; nothing is known of the business. */
export function thinInput(change: Partial<Page> = {}): StrategyInput {
  const input = richInput();
  const form: PageForm = { ...orderForm, purpose: 'contact', submitText: 'Send', fields: [field('email', 'E-mail', true)] };
  const page = draftPage({ path: '/', type: 'home', title: null, outline: [['p', 'Hello.']], forms: [form], ...change });
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
    profile: profileOf({
      brandTone: { ...input.profile.brandTone, words: [] },
      languages: [],
      confidence: { value: 0.2, reasons: [] },
    }),
  };
}
