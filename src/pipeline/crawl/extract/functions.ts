import type { Page, PageForm } from '#contracts/page.ts';
import type { SiteFunction } from '#contracts/site.ts';
import lexicon from '#lexicon/crawl/site-functions.json' with { type: 'json' };
import { cutSnippet } from '#text/snippet.ts';
import { pathSegments } from '../url-key.ts';
import { findMap, findService } from './providers.ts';

type Kind = SiteFunction['kind'];
type Trace = { kind: Kind; provider: string; selector: string; snippet: string };

const MAX_FUNCTIONS = 100;
const MAX_PAGES_NAMED = 50;
const FORM_KINDS: Partial<Record<PageForm['purpose'], Kind>> = {
  booking: 'booking',
  order: 'shop',
  newsletter: 'newsletter',
  search: 'search',
  login: 'login',
  registration: 'login',
  contact: 'contact-form',
  donation: 'donation',
};
/** Services that count when merely linked to; others must be built in. */
const LINKED_KINDS = new Set<Kind>(['booking', 'donation', 'payment', 'newsletter', 'contact-form', 'shop']);
const DOWNLOADS = new Set(lexicon.downloads);
const CART_PATHS = new Set(lexicon.cartPaths);
const LOGIN_PATHS = new Set(lexicon.loginPaths);
const LANGUAGE_NAMES = new Set(lexicon.languageNames);
const LANGUAGE_TAG = /^[a-z]{2}(?:-[a-z]{2})?$/;

/** Things the site can do that a rebuild must not lose, each with the pages that have it. */
export function findFunctions(pages: Page[]): SiteFunction[] {
  const found = new Map<string, SiteFunction>();
  for (const page of pages) {
    for (const { kind, provider, selector, snippet } of tracesOf(page)) {
      const key = `${kind}|${provider}`;
      const known = found.get(key);
      if (known) {
        if (!known.pages.includes(page.url) && known.pages.length < MAX_PAGES_NAMED) known.pages.push(page.url);
      } else if (found.size < MAX_FUNCTIONS) {
        found.set(key, { kind, provider, pages: [page.url], selector, snippet: cutSnippet(snippet) });
      }
    }
  }
  return [...found.values()];
}

function tracesOf(page: Page): Trace[] {
  return [...formTraces(page), ...resourceTraces(page), ...linkTraces(page), ...languageTraces(page)];
}

function formTraces({ forms }: Page): Trace[] {
  return forms.flatMap((form) => {
    const kind = FORM_KINDS[form.purpose];
    const service = form.action === '' ? null : findService(form.action);
    if (form.hidden || (!kind && !service)) return [];
    const labels = form.fields.map((field) => field.label ?? field.placeholder).filter(Boolean);
    const snippet = [...labels, form.submitText].filter(Boolean).join(', ') || form.action || form.purpose;
    return [{ kind: kind ?? service?.kind ?? 'contact-form', provider: service?.name ?? '', selector: form.selector, snippet }];
  });
}

function resourceTraces({ resources }: Page): Trace[] {
  return resources.flatMap(({ kind, url, selector }): Trace[] => {
    if (kind === 'feed') return [{ kind: 'rss', provider: '', selector, snippet: url }];
    if (kind === 'video') return [{ kind: 'video', provider: '', selector, snippet: url || 'video' }];
    if (url === '' || kind === 'preconnect' || kind === 'icon' || kind === 'font') return [];
    const service = (kind === 'iframe' ? findMap(url) : null) ?? findService(url);
    return service ? [{ kind: service.kind, provider: service.name, selector, snippet: url }] : [];
  });
}

function linkTraces({ links, contacts }: Page): Trace[] {
  const traces: Trace[] = [];
  for (const { href, text, internal, hidden, selector } of links) {
    if (hidden || !href.startsWith('http')) continue;
    const snippet = text || href;
    const service = internal ? null : findService(href);
    if (service && LINKED_KINDS.has(service.kind)) traces.push({ kind: service.kind, provider: service.name, selector, snippet });
    if (isDownload(href)) traces.push({ kind: 'download', provider: '', selector, snippet });
    else if (internal && hasSegment(href, CART_PATHS)) traces.push({ kind: 'shop', provider: '', selector, snippet });
    else if (internal && hasSegment(href, LOGIN_PATHS)) traces.push({ kind: 'login', provider: '', selector, snippet });
  }
  for (const { kind, platform, selector, snippet } of contacts) {
    if (kind === 'chat' && (platform === 'whatsapp' || platform === 'messenger'))
      traces.push({ kind: 'chat', provider: platform === 'whatsapp' ? 'WhatsApp' : 'Messenger', selector, snippet });
  }
  return traces;
}

// A script may serve the file that a parameter names: `/get?file=menu.pdf`.
function isDownload(href: string): boolean {
  return href.split('?').some((part) => DOWNLOADS.has(part.slice(part.lastIndexOf('.') + 1).toLowerCase()));
}

function hasSegment(href: string, names: ReadonlySet<string>): boolean {
  return pathSegments(href).some((segment) => names.has(segment.split('.', 1)[0] ?? ''));
}

function isLanguageName(text: string): boolean {
  const name = text.trim().toLowerCase();
  return LANGUAGE_NAMES.has(name) || LANGUAGE_TAG.test(name);
}

/** Links to other languages: named by `hreflang` in the head, and shown as languages in the header, navigation or footer. */
function languageTraces({ links, hreflang }: Page): Trace[] {
  const shown = links.filter((link) => !link.hidden && link.region !== 'main' && isLanguageName(link.text) && link.internal);
  const languages = new Set(hreflang.map(({ lang }) => lang.toLowerCase()).filter((lang) => lang !== 'x-default'));
  const first = shown[0];
  if (!first || (shown.length < 2 && languages.size < 2)) return [];
  return [{ kind: 'language-switch', provider: '', selector: first.selector, snippet: shown.map((link) => link.text).join(', ') }];
}
