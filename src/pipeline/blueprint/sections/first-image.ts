import type { Element } from '../html.ts';

/** Narrower images are icons and logos. Pixels. */
const LARGE = 300;

const isLarge = ({ tag, attributes: { width } }: Element) => tag === 'img' && typeof width === 'number' && width >= LARGE;

/** The same elements, of which the first large image does not wait until visitors scroll to it: most see it at once. */
export function loadFirstImage(elements: readonly Element[]): Element[] {
  let isFound = false;
  const load = (element: Element): Element => {
    if (isFound) return element;
    if (isLarge(element)) {
      isFound = true;
      return { ...element, attributes: { ...element.attributes, loading: null, decoding: null, fetchpriority: 'high' } };
    }
    return { ...element, children: element.children.map((child) => ('tag' in child ? load(child) : child)) };
  };
  return elements.map(load);
}
