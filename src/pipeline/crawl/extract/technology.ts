import type { Page } from '#contracts/page.ts';
import type { Technology } from '#contracts/site.ts';
import { FUNCTION_SERVICES } from './providers.ts';
import { toSnippet } from './snippet.ts';
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
  // An address that proved nothing on one page proves nothing on the next.
  const known = new Set<string>();
  for (const page of pages) {
    const fresh = freshFiles(page, known);
    const add = (name: string, category: Technology['category'], { selector, snippet }: Proof): void => {
      if (!found.has(name)) found.set(name, { name, category, evidence: { url: page.url, selector, snippet: toSnippet(snippet) } });
    };
    for (const trace of TECHNOLOGY_TRACES) {
      const proof = found.has(trace.name) ? null : proofOf(page, fresh, trace);
      if (proof) add(trace.name, trace.category, proof);
    }
    for (const { url, selector } of fresh.embedded) {
      for (const service of FUNCTION_SERVICES) {
        const category = SERVICE_CATEGORIES[service.kind];
        if (category && service.pattern.test(url)) add(service.name, category, { selector, snippet: url });
      }
    }
  }
  return [...found.values()];
}

type Files = { files: { url: string; selector: string }[]; embedded: Page['resources'] };

/** Files that no page before names, resources first; `embedded` are the scripts and frames among them. */
function freshFiles({ resources, images }: Page, known: Set<string>): Files {
  const embedded = resources.filter(({ kind, url }) => (kind === 'script' || kind === 'iframe') && !known.has(`${kind} ${url}`));
  for (const { kind, url } of embedded) known.add(`${kind} ${url}`);
  const files: Files['files'] = [];
  const add = (url: string, selector: string) => {
    if (known.has(url)) return;
    known.add(url);
    files.push({ url, selector });
  };
  for (const { url, selector } of resources) add(url, selector);
  for (const { src, selector } of images) add(src, selector);
  return { files, embedded };
}

function proofOf(page: Page, { files }: Files, { generator, url, header, meta }: TechnologyTrace): Proof | null {
  const generated = page.meta.generator;
  if (generator && generated && generator.test(generated)) return { selector: 'meta[name="generator"]', snippet: generated };
  const file = url ? files.find((entry) => url.test(entry.url)) : undefined;
  if (file) return { selector: file.selector, snippet: file.url };
  const value = header ? page.headers[header[0]] : undefined;
  if (header && value !== undefined && header[1].test(value))
    return { selector: `header: ${header[0]}`, snippet: `${header[0]}: ${value}` };
  const content = meta ? page.meta[meta[0]] : undefined;
  if (meta && content !== undefined && meta[1].test(content)) return { selector: `meta[name="${meta[0]}"]`, snippet: content };
  return null;
}
