import type { Page } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { cutText } from '#text/truncate.ts';
import { attribute, ownText, tokens } from './dom.ts';
import type { DomWalkState } from './dom-walk-state.ts';
import type { PageFactReader } from './page-facts.ts';

const MAX_META = 150;
const MAX_VALUE = 2000;
const MAX_HREFLANG = 200;

type HeadFacts = Pick<
  Page,
  'title' | 'titleCount' | 'description' | 'canonical' | 'robots' | 'lang' | 'hreflang' | 'viewport' | 'base' | 'doctype' | 'meta'
>;

/** Value of the first `<base href>`; null when there is none. */
export function baseHref(state: DomWalkState): string | null {
  for (const element of state.head) {
    const href = element.tag === 'base' ? attribute(element, 'href') : null;
    if (href !== null) return href.trim();
  }
  return null;
}

/** What the head says of the page; only a title inside the head counts. */
export function readHead(reader: PageFactReader): HeadFacts {
  const { state } = reader;
  const titles = state.head.filter((element) => element.tag === 'title').map((element) => foldText(ownText(element)));
  const { named, robots } = readMeta(reader);
  return {
    title: titles.length > 0 ? cutText(titles[0] ?? '', MAX_VALUE) : null,
    titleCount: titles.length,
    description: named.get('description') ?? null,
    robots,
    viewport: named.get('viewport') ?? null,
    lang: state.html ? attribute(state.html, 'lang') : null,
    base: baseHref(state),
    doctype: state.doctype,
    meta: Object.fromEntries([...named].filter(([name]) => name !== 'description' && name !== 'viewport' && name !== 'robots')),
    ...readRelations(reader),
  };
}

function readMeta({ state }: PageFactReader): { named: Map<string, string>; robots: string } {
  const named = new Map<string, string>();
  const robots: string[] = [];
  for (const element of state.head) {
    if (element.tag !== 'meta') continue;
    const content = attribute(element, 'content');
    const name = attribute(element, 'name') ?? attribute(element, 'property') ?? attribute(element, 'http-equiv');
    if (content === null || !name) continue;
    const key = name.trim().toLowerCase();
    const value = cutText(foldText(content), MAX_VALUE);
    if (key === 'robots') robots.push(value.toLowerCase());
    // Of several, the first with a value counts.
    if (key !== '' && key !== '__proto__' && named.size < MAX_META && !named.get(key)) named.set(key, value);
  }
  return { named, robots: robots.filter(Boolean).join(', ') };
}

function readRelations(reader: PageFactReader): Pick<Page, 'canonical' | 'hreflang'> {
  let canonical: string | null = null;
  const hreflang: Page['hreflang'] = [];
  for (const element of reader.state.head) {
    if (element.tag !== 'link') continue;
    const rel = tokens(attribute(element, 'rel'));
    const href = (attribute(element, 'href') ?? '').trim();
    if (href === '') continue;
    if (rel.includes('canonical')) canonical ??= reader.absolute(href);
    const lang = attribute(element, 'hreflang');
    const url = rel.includes('alternate') && lang ? reader.absolute(href) : null;
    if (lang && url && hreflang.length < MAX_HREFLANG) hreflang.push({ lang: lang.trim(), url });
  }
  return { canonical, hreflang };
}
