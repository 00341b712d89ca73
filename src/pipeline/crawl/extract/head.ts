import { foldText } from '#contracts/evidence.ts';
import type { Page } from '#contracts/page.ts';
import { attribute, ownText, tokens } from './dom.ts';
import type { FactReader } from './fact-reader.ts';
import { cutText } from './snippet.ts';
import type { PageVisit } from './visit.ts';

const MAX_META = 150;
const MAX_VALUE = 2000;
const MAX_HREFLANG = 200;

type HeadFacts = Pick<
  Page,
  'title' | 'titleCount' | 'description' | 'canonical' | 'robots' | 'lang' | 'hreflang' | 'viewport' | 'base' | 'doctype' | 'meta'
>;

/** Value of the first `<base href>`; null when there is none. */
export function baseHref(visit: PageVisit): string | null {
  for (const frame of visit.head) {
    const href = frame.tag === 'base' ? attribute(frame, 'href') : null;
    if (href !== null) return href.trim();
  }
  return null;
}

/** What the head says of the page; only a title inside the head counts. */
export function readHead(reader: FactReader): HeadFacts {
  const { visit } = reader;
  const titles = visit.head.filter((frame) => frame.tag === 'title').map((frame) => foldText(ownText(frame)));
  const { named, robots } = readMeta(reader);
  return {
    title: titles.length > 0 ? cutText(titles[0] ?? '', MAX_VALUE) : null,
    titleCount: titles.length,
    description: named.get('description') ?? null,
    robots,
    viewport: named.get('viewport') ?? null,
    lang: visit.html ? attribute(visit.html, 'lang') : null,
    base: baseHref(visit),
    doctype: visit.doctype,
    meta: Object.fromEntries([...named].filter(([name]) => name !== 'description' && name !== 'viewport' && name !== 'robots')),
    ...readRelations(reader),
  };
}

function readMeta({ visit }: FactReader): { named: Map<string, string>; robots: string } {
  const named = new Map<string, string>();
  const robots: string[] = [];
  for (const frame of visit.head) {
    if (frame.tag !== 'meta') continue;
    const content = attribute(frame, 'content');
    const name = attribute(frame, 'name') ?? attribute(frame, 'property') ?? attribute(frame, 'http-equiv');
    if (content === null || !name) continue;
    const key = name.trim().toLowerCase();
    const value = cutText(foldText(content), MAX_VALUE);
    if (key === 'robots') robots.push(value.toLowerCase());
    // Of several, the first with a value counts.
    if (key !== '' && key !== '__proto__' && named.size < MAX_META && !named.get(key)) named.set(key, value);
  }
  return { named, robots: robots.filter(Boolean).join(', ') };
}

function readRelations(reader: FactReader): Pick<Page, 'canonical' | 'hreflang'> {
  let canonical: string | null = null;
  const hreflang: Page['hreflang'] = [];
  for (const frame of reader.visit.head) {
    if (frame.tag !== 'link') continue;
    const rel = tokens(attribute(frame, 'rel'));
    const href = (attribute(frame, 'href') ?? '').trim();
    if (href === '') continue;
    if (rel.includes('canonical')) canonical ??= reader.absolute(href);
    const lang = attribute(frame, 'hreflang');
    const url = rel.includes('alternate') && lang ? reader.absolute(href) : null;
    if (lang && url && hreflang.length < MAX_HREFLANG) hreflang.push({ lang: lang.trim(), url });
  }
  return { canonical, hreflang };
}
