import type { PageSummary } from '#contracts/business.ts';
import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { cutSnippet } from '#text/snippet.ts';
import { buildSiteModel } from '../site-model/site-model.ts';
import { findAudiences } from './reader/audiences/audiences.ts';
import { findOffers } from './reader/offers/offers.ts';
import { measureTone } from './reader/tone/tone.ts';
import { findTrustSignals } from './reader/trust-signals/trust-signals.ts';

const MAX_SNIPPETS = 5;

/** One page for itself, read by the same rules as a whole site. */
export function toPageSummary(page: Page): PageSummary {
  const model = buildSiteModel(siteOfPage(page));
  const { services, products } = findOffers(model, null, '');
  const offerings = [...services, ...products].map((offer) => offer.text);
  return {
    url: page.url,
    page_type: page.type,
    title: page.title ?? '',
    meta_description: page.description ?? '',
    offerings,
    services: services.map((offer) => offer.text),
    products: products.map((offer) => offer.text),
    ctas: [...new Set(page.callsToAction.filter((call) => !call.hidden).map((call) => call.text))],
    pricing_hints: [...new Set(page.prices.map((price) => price.text))].slice(0, 10),
    audiences: findAudiences(model, null, { quotes: [], isSure: true }).map((claim) => claim.text),
    tone: measureTone(model, null).words.join(', '),
    trust_signals: findTrustSignals(model).map((signal) => `${signal.trustKind}: ${signal.text}`),
    evidence_snippets: (model.home?.content ?? [])
      .slice(0, MAX_SNIPPETS)
      .map((block) => ({ selector: block.selector, text: cutSnippet(block.text) })),
  };
}

function siteOfPage(page: Page): Site {
  return {
    url: page.url,
    enteredUrl: page.requestedUrl,
    host: new URL(page.url).host,
    pages: [page],
    unread: [],
    linkChecks: [],
    stopReason: 'all-read',
    rendering: { mode: 'static', note: '' },
    robots: { url: '', status: null, text: '', allowsAll: true, sitemaps: [] },
    sitemap: { url: '', status: 0, urlCount: 0, error: null },
    llmsTxt: null,
    https: null,
    navigation: [],
    brand: { source: 'none', logo: null, favicon: null, themeColor: null, colors: [], fonts: [], radii: [] },
    functions: [],
    technology: [],
    languages: page.detectedLanguage ? [page.detectedLanguage] : [],
  };
}
