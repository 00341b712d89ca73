import type { PageResource } from '#contracts/page.ts';
import { attribute, elementsFrom, ownText, tokens } from './dom.ts';
import type { FactReader } from './fact-reader.ts';
import type { Frame } from './frame.ts';

const MAX_RESOURCES = 500;

function kindOf(frame: Frame): PageResource['kind'] | null {
  const { tag } = frame;
  if (tag === 'script') return 'script';
  if (tag === 'style') return 'stylesheet';
  if (tag !== 'link') return tag === 'iframe' || tag === 'video' || tag === 'audio' ? tag : null;
  const rel = tokens(attribute(frame, 'rel'));
  if (rel.includes('alternate')) return /rss|atom|feed\+json/i.test(attribute(frame, 'type') ?? '') ? 'feed' : null;
  if (rel.includes('stylesheet')) return 'stylesheet';
  if (rel.includes('preload') || rel.includes('modulepreload'))
    return attribute(frame, 'as')?.toLowerCase() === 'font' ? 'font' : 'preload';
  if (rel.includes('preconnect') || rel.includes('dns-prefetch')) return 'preconnect';
  if (rel.some((name) => name === 'icon' || name.startsWith('apple-touch-icon'))) return 'icon';
  return rel.includes('manifest') ? 'manifest' : null;
}

/** Address of a resource; players may name it in a `source`, lazy frames in `data-src`. */
function addressOf(frame: Frame): string {
  const { tag } = frame;
  if (tag === 'link') return attribute(frame, 'href') ?? '';
  const own = attribute(frame, 'src') || attribute(frame, 'data-src') || attribute(frame, 'data-lazy-src');
  if (own || (tag !== 'video' && tag !== 'audio')) return own ?? '';
  const source = elementsFrom(frame.first).find((child) => child.tag === 'source');
  return (source ? attribute(source, 'src') : null) ?? '';
}

/** Files the page loads, and its inline scripts and styles; at most 500. */
export function readResources(reader: FactReader): PageResource[] {
  const resources: PageResource[] = [];
  for (const frame of reader.visit.resources) {
    const kind = kindOf(frame);
    if (!kind) continue;
    if (resources.length >= MAX_RESOURCES) {
      reader.cut('resources');
      break;
    }
    const address = addressOf(frame).trim();
    const inline = (frame.tag === 'script' || frame.tag === 'style') && address === '';
    resources.push({
      kind,
      url: address === '' ? '' : (reader.absolute(address) ?? address.slice(0, 64)),
      inHead: frame.inHead,
      async: attribute(frame, 'async') !== null,
      defer: attribute(frame, 'defer') !== null || attribute(frame, 'type') === 'module',
      inlineBytes: inline ? ownText(frame).length : 0,
      selector: reader.selectorOf(frame),
    });
  }
  return resources;
}
