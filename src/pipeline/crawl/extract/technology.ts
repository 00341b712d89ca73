import type { Page } from '#contracts/page.ts';
import type { Technology } from '#contracts/site.ts';
import { FUNCTION_SERVICES } from './providers.ts';
import { snippetOf } from './snippet.ts';
import { TECHNOLOGY_TRACES, type TechnologyTrace } from './technology-traces.ts';

type Proof = { selector: string; snippet: string };

const SERVICE_CATEGORIES: Partial<Record<string, Technology['category']>> = {
  tracking: 'analytics',
  chat: 'chat',
  payment: 'payment',
  shop: 'shop',
};

/** Technologies that left a trace in generator elements, addresses of files or response headers, each with its first proof. */
export function findTechnology(pages: Page[]): Technology[] {
  const found = new Map<string, Technology>();
  for (const page of pages) {
    const add = (name: string, category: Technology['category'], { selector, snippet }: Proof): void => {
      if (!found.has(name)) found.set(name, { name, category, evidence: { url: page.url, selector, snippet: snippetOf(snippet) } });
    };
    for (const trace of TECHNOLOGY_TRACES) {
      const proof = proofOf(page, trace);
      if (proof) add(trace.name, trace.category, proof);
    }
    for (const { kind, url, selector } of page.resources) {
      if (kind !== 'script' && kind !== 'iframe') continue;
      for (const service of FUNCTION_SERVICES) {
        const category = SERVICE_CATEGORIES[service.kind];
        if (category && service.pattern.test(url)) add(service.name, category, { selector, snippet: url });
      }
    }
  }
  return [...found.values()];
}

function proofOf(page: Page, { generator, url, header, meta }: TechnologyTrace): Proof | null {
  const generated = page.meta.generator;
  if (generator && generated && generator.test(generated)) return { selector: 'meta[name="generator"]', snippet: generated };
  const resource = url ? page.resources.find((entry) => url.test(entry.url)) : undefined;
  if (resource) return { selector: resource.selector, snippet: resource.url };
  const image = url ? page.images.find((entry) => url.test(entry.src)) : undefined;
  if (image) return { selector: image.selector, snippet: image.src };
  const value = header ? page.headers[header[0]] : undefined;
  if (header && value !== undefined && header[1].test(value))
    return { selector: `header: ${header[0]}`, snippet: `${header[0]}: ${value}` };
  const content = meta ? page.meta[meta[0]] : undefined;
  if (meta && content !== undefined && meta[1].test(content)) return { selector: `meta[name="${meta[0]}"]`, snippet: content };
  return null;
}
