import type { Page, PageForm } from '#contracts/page.ts';
import type { SiteFunction } from '#contracts/site.ts';
import { findMap, findService } from './providers.ts';
import { toSnippet } from './snippet.ts';

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
const DOWNLOAD = /\.(?:pdf|docx?|xlsx?|pptx?|odt|zip|dmg|exe|msi|apk|pkg|deb|epub)(?:$|\?)/i;
const CART = /\/(?:cart|basket|checkout|warenkorb|panier|carrito)(?:\/|$|\?|\.)/i;
const LOGIN = /\/(?:log-?in|sign-?in|account\/login|anmelden|connexion|wp-login\.php)(?:\/|$|\?|\.)/i;
const LANGUAGE_NAME =
  /^(?:[a-z]{2}(?:-[a-z]{2})?|english|deutsch|français|español|italiano|português|nederlands|polski|日本語|中文|한국어|русский|català|türkçe|українська|العربية)$/i;

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
        found.set(key, { kind, provider, pages: [page.url], selector, snippet: toSnippet(snippet) });
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
    if (DOWNLOAD.test(href)) traces.push({ kind: 'download', provider: '', selector, snippet });
    else if (internal && CART.test(href)) traces.push({ kind: 'shop', provider: '', selector, snippet });
    else if (internal && LOGIN.test(href)) traces.push({ kind: 'login', provider: '', selector, snippet });
  }
  for (const { kind, platform, selector, snippet } of contacts) {
    if (kind === 'chat' && (platform === 'whatsapp' || platform === 'messenger'))
      traces.push({ kind: 'chat', provider: platform === 'whatsapp' ? 'WhatsApp' : 'Messenger', selector, snippet });
  }
  return traces;
}

/** Links to other languages: named by `hreflang` in the head, and shown as languages in the header, navigation or footer. */
function languageTraces({ links, hreflang }: Page): Trace[] {
  const shown = links.filter((link) => !link.hidden && link.region !== 'main' && LANGUAGE_NAME.test(link.text.trim()) && link.internal);
  const languages = new Set(hreflang.map(({ lang }) => lang.toLowerCase()).filter((lang) => lang !== 'x-default'));
  const first = shown[0];
  if (!first || (shown.length < 2 && languages.size < 2)) return [];
  return [{ kind: 'language-switch', provider: '', selector: first.selector, snippet: shown.map((link) => link.text).join(', ') }];
}
