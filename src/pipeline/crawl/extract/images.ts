import type { PageImage } from '#contracts/page.ts';
import { attribute } from './dom.ts';
import type { FactReader } from './fact-reader.ts';
import type { Frame } from './frame.ts';
import { cutText } from './snippet.ts';

const MAX_IMAGES = 1000;
const MAX_DATA_ADDRESS = 64;
const LAZY_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy'];

/** Address of an image: `src`, or where a lazy loader keeps it while `src` holds a placeholder. */
function sourceOf(frame: Frame): string {
  const src = (attribute(frame, 'src') ?? '').trim();
  if (src !== '' && !src.startsWith('data:')) return src;
  for (const name of LAZY_SOURCES) {
    const value = attribute(frame, name)?.trim();
    if (value) return value;
  }
  return src;
}

/** Images in document order; at most 1,000. */
export function readImages(reader: FactReader): PageImage[] {
  const { images } = reader.visit;
  if (images.length > MAX_IMAGES) reader.cut('images');
  return images.slice(0, reader.hasRoom() ? MAX_IMAGES : 0).map((frame) => {
    const { role } = frame;
    const source = sourceOf(frame);
    const labelled = ['aria-label', 'aria-labelledby'].some((name) => (attribute(frame, name) ?? '').trim() !== '');
    return {
      src: source === '' ? '' : cutText(reader.absolute(source) ?? source, source.startsWith('data:') ? MAX_DATA_ADDRESS : 4000),
      alt: attribute(frame, 'alt'),
      altExcused: role === 'presentation' || role === 'none' || labelled,
      width: attribute(frame, 'width'),
      height: attribute(frame, 'height'),
      loading: attribute(frame, 'loading')?.toLowerCase() ?? null,
      srcset: attribute(frame, 'srcset') !== null,
      insideLink: frame.link !== null,
      ...reader.placeOf(frame),
    };
  });
}
