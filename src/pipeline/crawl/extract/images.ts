import type { PageImage } from '#contracts/page.ts';
import { cutText } from '#text/truncate.ts';
import { attribute } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { PageFactReader } from './page-facts.ts';

const MAX_IMAGES = 1000;
const MAX_DATA_ADDRESS = 64;
const LAZY_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy'];

/** Address of an image: `src`, or where a lazy loader keeps it while `src` holds a placeholder. */
function sourceOf(element: DomElement): string {
  const src = (attribute(element, 'src') ?? '').trim();
  if (src !== '' && !src.startsWith('data:')) return src;
  for (const name of LAZY_SOURCES) {
    const value = attribute(element, name)?.trim();
    if (value) return value;
  }
  return src;
}

/** Images in document order; at most 1,000. */
export function readImages(reader: PageFactReader): PageImage[] {
  const { images } = reader.state;
  if (images.length > MAX_IMAGES) reader.cut('images');
  return images.slice(0, reader.hasRoom() ? MAX_IMAGES : 0).map((element) => {
    const { role } = element;
    const source = sourceOf(element);
    const labelled = ['aria-label', 'aria-labelledby'].some((name) => (attribute(element, name) ?? '').trim() !== '');
    return {
      src: source === '' ? '' : cutText(reader.absolute(source) ?? source, source.startsWith('data:') ? MAX_DATA_ADDRESS : 4000),
      alt: attribute(element, 'alt'),
      altExcused: role === 'presentation' || role === 'none' || labelled,
      width: attribute(element, 'width'),
      height: attribute(element, 'height'),
      loading: attribute(element, 'loading')?.toLowerCase() ?? null,
      srcset: attribute(element, 'srcset') !== null,
      insideLink: element.link !== null,
      ...reader.placeOf(element),
    };
  });
}
