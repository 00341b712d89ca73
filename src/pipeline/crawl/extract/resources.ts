import type { PageResource } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { attribute, listElements, ownText, tokens } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { PageFactReader } from './page-facts.ts';
import type { BlockFinder } from './text-places.ts';

const MAX_RESOURCES = 500;

const FEED_TYPES = ['rss', 'atom', 'feed+json'];

function isFeed(type: string): boolean {
  return FEED_TYPES.some((name) => type.toLowerCase().includes(name));
}

function detectKind(element: DomElement): PageResource['kind'] | null {
  const { tag } = element;
  if (tag === 'script') return 'script';
  if (tag === 'style') return 'stylesheet';
  if (tag !== 'link') return tag === 'iframe' || tag === 'video' || tag === 'audio' ? tag : null;
  const rel = tokens(attribute(element, 'rel'));
  if (rel.includes('alternate')) return isFeed(attribute(element, 'type') ?? '') ? 'feed' : null;
  if (rel.includes('stylesheet')) return 'stylesheet';
  if (rel.includes('preload') || rel.includes('modulepreload'))
    return attribute(element, 'as')?.toLowerCase() === 'font' ? 'font' : 'preload';
  if (rel.includes('preconnect') || rel.includes('dns-prefetch')) return 'preconnect';
  if (rel.some((name) => name === 'icon' || name.startsWith('apple-touch-icon'))) return 'icon';
  return rel.includes('manifest') ? 'manifest' : null;
}

/** Address of a resource; players may name it in a `source`, lazy frames in `data-src`. */
function addressOf(element: DomElement): string {
  const { tag } = element;
  if (tag === 'link') return attribute(element, 'href') ?? '';
  const own = attribute(element, 'src') || attribute(element, 'data-src') || attribute(element, 'data-lazy-src');
  if (own || (tag !== 'video' && tag !== 'audio')) return own ?? '';
  const source = listElements(element.first).find((child) => child.tag === 'source');
  return (source ? attribute(source, 'src') : null) ?? '';
}

/** Calls by which scripts put markup with words into a page. Trackers create elements one by one. */
const WRITING = ['.innerHTML', '.insertAdjacentHTML(', '.outerHTML'];
const EMBEDS = new Set(['iframe', 'video', 'audio']);

/** Where an embedded page, video or audio is, and what it is called. */
function embedFacts(element: DomElement, at: number | undefined): Pick<PageResource, 'title' | 'at'> {
  const title = foldText(attribute(element, 'title') ?? attribute(element, 'aria-label') ?? '').slice(0, 200);
  return { ...(title === '' ? {} : { title }), ...(at === undefined ? {} : { at }) };
}

/** Files the page loads, and its inline scripts and styles; at most 500. */
export function readResources(reader: PageFactReader, blockOf: BlockFinder): PageResource[] {
  const resources: PageResource[] = [];
  for (const element of reader.state.resources) {
    const kind = detectKind(element);
    if (!kind) continue;
    if (resources.length >= MAX_RESOURCES) {
      reader.cut('resources');
      break;
    }
    const address = addressOf(element).trim();
    const inline = (element.tag === 'script' || element.tag === 'style') && address === '';
    const text = inline ? ownText(element) : '';
    resources.push({
      kind,
      url: address === '' ? '' : (reader.absolute(address) ?? address.slice(0, 64)),
      inHead: element.inHead,
      async: attribute(element, 'async') !== null,
      defer: attribute(element, 'defer') !== null || attribute(element, 'type') === 'module',
      inlineBytes: text.length,
      ...(kind === 'script' && WRITING.some((call) => text.includes(call)) ? { writesHtml: true as const } : {}),
      selector: reader.selectorOf(element),
      ...(EMBEDS.has(kind) ? embedFacts(element, blockOf(element)) : {}),
    });
  }
  return resources;
}
