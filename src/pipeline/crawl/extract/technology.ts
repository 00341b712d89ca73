import type { Page } from '#contracts/page.ts';
import type { Technology } from '#contracts/site.ts';
import lexicon from '#lexicon/crawl/technologies.json' with { type: 'json' };
import { compilePatterns } from '#lexicon/crawl/text-pattern.ts';
import { cutSnippet } from '#text/snippet.ts';
import { SERVICES } from './providers.ts';

type Category = Technology['category'];
type Proof = { selector: string; snippet: string };
type Entry = { generator?: string[]; files?: string[]; header?: string; headerValue?: string[] };
const compile = (patterns: string[] | undefined) => (patterns ? compilePatterns(patterns) : null);
/** Technologies and how they show: in the generator meta tag, in URLs of files, in a response header. */
const TRACES = Object.entries(lexicon.technologies).flatMap(([category, entries]) =>
  Object.entries(entries as Record<string, Entry>).map(([name, { generator, files, header = '', headerValue }]) => ({
    name,
    category: category as Category,
    generator: compile(generator),
    file: compile(files),
    header,
    headerValue: compile(headerValue),
  })),
);

type Trace = (typeof TRACES)[number];

const SERVICE_CATEGORIES: Partial<Record<string, Category>> = { tracking: 'analytics', chat: 'chat', payment: 'payment', shop: 'shop' };

/** Technologies that left a trace in generator elements, URLs of files or response headers, each with its first proof. */
export function findTechnology(pages: Page[]): Technology[] {
  const found = new Map<string, Technology>();
  // A URL that proved nothing on one page proves nothing on the next.
  const known = new Set<string>();
  for (const page of pages) {
    const fresh = listNewFiles(page, known);
    const add = (name: string, category: Category, { selector, snippet }: Proof): void => {
      if (!found.has(name)) found.set(name, { name, category, evidence: { url: page.url, selector, snippet: cutSnippet(snippet) } });
    };
    for (const trace of TRACES) {
      const proof = found.has(trace.name) ? null : findProof(page, fresh, trace);
      if (proof) add(trace.name, trace.category, proof);
    }
    for (const { url, selector } of fresh.embedded) {
      for (const { kind, name, pattern } of SERVICES) {
        const category = SERVICE_CATEGORIES[kind];
        if (category && pattern.test(url)) add(name, category, { selector, snippet: url });
      }
    }
  }
  return [...found.values()];
}

type Files = { files: { url: string; selector: string }[]; embedded: Page['resources'] };

/** Files that no page before names, resources first; `embedded` are the scripts and frames among them. */
function listNewFiles({ resources, images }: Page, known: Set<string>): Files {
  const embedded = resources.filter(({ kind, url }) => (kind === 'script' || kind === 'iframe') && !known.has(`${kind} ${url}`));
  for (const { kind, url } of embedded) known.add(`${kind} ${url}`);
  const files: Files['files'] = [];
  for (const { url, selector } of [...resources, ...images.map(({ src, selector }) => ({ url: src, selector }))]) {
    if (known.has(url)) continue;
    known.add(url);
    files.push({ url, selector });
  }
  return { files, embedded };
}

function findProof(page: Page, { files }: Files, { generator, file, header, headerValue }: Trace): Proof | null {
  const generated = page.meta.generator;
  if (generated && generator?.test(generated)) return { selector: 'meta[name="generator"]', snippet: generated };
  const named = file ? files.find(({ url }) => file.test(url)) : undefined;
  if (named) return { selector: named.selector, snippet: named.url };
  const value = page.headers[header];
  return value !== undefined && headerValue?.test(value) ? { selector: `header: ${header}`, snippet: `${header}: ${value}` } : null;
}
