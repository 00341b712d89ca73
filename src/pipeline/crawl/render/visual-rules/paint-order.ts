import type { Color, Colors } from './colors.ts';
import type { Box, Point } from './dom.ts';
import type { PageNode, PageReader } from './read-page.ts';

/** A text's color and the one behind it. */
export type Seen = { text: Color; behind: Color };

export type Painter = ReturnType<typeof painter>;

/** Says what is painted behind a place of the page. Runs in the page. */
export function painter(nodes: PageNode[], reader: PageReader, colors: Colors) {
  const REPLACED = new Set(['canvas', 'embed', 'iframe', 'img', 'object', 'svg', 'video']);
  const LAYOUTS = new Set(['flex', 'inline-flex', 'grid', 'inline-grid']);
  const ROW_PX = 200;
  const MAX_ROWS = 500;
  /** Levels in a stacking context (CSS 2.2, Appendix E); those of a z-index other than 0 are below or above all of them. */
  const [BLOCK, FLOAT, INLINE, POSITIONED] = [0, 0.1, 0.2, 0.3];

  const [root] = nodes;
  /** What a page is painted on. */
  const canvas: Color =
    root?.style.colorScheme.trim() === 'dark' ? { red: 18, green: 18, blue: 18, alpha: 1 } : { red: 255, green: 255, blue: 255, alpha: 1 };
  const isRootClear = root === undefined || (root.fill.alpha === 0 && !root.hasImage);
  /** The background of the root, or of the body where the root has none, is that of the whole page (CSS Backgrounds 3, 2.11.2). */
  const isCanvas = (node: PageNode): boolean => node.parent === null || (reader.isRoot(node) && isRootClear);

  type Path = number[];
  const paths = new Map<PageNode, Path>();
  const contexts = new Map<PageNode, boolean>();

  const hasLevel = ({ position, parent }: PageNode): boolean => position !== 'static' || LAYOUTS.has(parent?.display ?? '');
  const levelOf = (node: PageNode): number => {
    const { zIndex } = node.style;
    return zIndex === 'auto' || !hasLevel(node) ? POSITIONED : Number(zIndex) || POSITIONED;
  };
  /** Whether what is inside is painted as one, whatever its z-index. */
  const isContext = (node: PageNode): boolean => {
    let is = contexts.get(node);
    if (is === undefined) {
      is = makesContext(node);
      contexts.set(node, is);
    }
    return is;
  };
  const makesContext = (node: PageNode): boolean => {
    const { zIndex, transform, filter, isolation, willChange } = node.style;
    return (
      node.parent === null ||
      node.opacity < 1 ||
      node.position === 'fixed' ||
      node.position === 'sticky' ||
      (zIndex !== 'auto' && hasLevel(node)) ||
      transform !== 'none' ||
      filter !== 'none' ||
      isolation === 'isolate' ||
      node.blends ||
      willChange === 'transform' ||
      willChange === 'opacity'
    );
  };
  const isInline = ({ display }: PageNode): boolean => display.startsWith('inline');
  const isAtomic = (node: PageNode): boolean => isInline(node) && node.display !== 'inline';
  const isFloat = ({ style }: PageNode): boolean => style.float !== 'none';
  const isLayer = (node: PageNode): boolean => isContext(node) || node.position !== 'static';
  const isUnit = (node: PageNode): boolean => isLayer(node) || isFloat(node) || isAtomic(node);

  const around = (node: PageNode | null, is: (one: PageNode) => boolean): Path => {
    let at = node;
    while (at && !is(at)) at = at.parent;
    return at ? pathOf(at) : [];
  };
  /** Place of an element's background in the order of painting: compared number by number, level and place in turn. */
  const pathOf = (node: PageNode): Path => {
    let path = paths.get(node);
    if (!path) {
      if (isCanvas(node)) path = [];
      else if (isLayer(node)) path = [...around(node.parent, isContext), levelOf(node), node.index];
      else path = [...around(node.parent, isUnit), isFloat(node) ? FLOAT : isInline(node) ? INLINE : BLOCK, node.index];
      paths.set(node, path);
    }
    return path;
  };
  const textPathOf = (node: PageNode): Path => [...around(node, isUnit), INLINE, node.index];
  const isAbove = (one: Path, other: Path): boolean => {
    for (let at = 0; at < one.length; at += 1) {
      const [mine = 0, theirs = Number.NEGATIVE_INFINITY] = [one[at], other[at]];
      if (mine !== theirs) return mine > theirs;
    }
    return false;
  };

  const paints = (node: PageNode): boolean => node.fill.alpha > 0 || node.hasImage || REPLACED.has(node.element.localName);
  const rows = new Map<number, [PageNode, Box][]>();
  const rowOf = (y: number): number => Math.floor(y / ROW_PX);
  for (const node of nodes) {
    if (!paints(node) || reader.isRoot(node) || !reader.isVisible(node)) continue;
    const box = reader.shownOf(node);
    if (!box) continue;
    const last = Math.min(rowOf(box.bottom), rowOf(box.top) + MAX_ROWS);
    for (let row = rowOf(box.top); row <= last; row += 1) {
      const there = rows.get(row);
      if (there) there.push([node, box]);
      else rows.set(row, [[node, box]]);
    }
  }

  const isInside = (node: PageNode, outer: PageNode): boolean => outer.index <= node.index && node.index <= outer.last;

  type Place = { within: PageNode | null; point: Point };
  /** The places that decide what is behind a point of a node: in an area that scrolls, around that its middle. */
  const placesOf = (node: PageNode, point: Point): Place[] => {
    const scroller = reader.scrollerOf(node);
    if (!scroller) return [{ within: null, point }];
    return [{ within: scroller, point }, ...placesOf(scroller, reader.centerOf(reader.boxOf(scroller)))];
  };

  /** Elements that paint over the background of a node and are not around it, the topmost first; null when one is over its text. */
  const strangersAt = (node: PageNode, places: Place[]): PageNode[] | null => {
    const found: PageNode[] = [];
    const inner: PageNode[] = [];
    for (const place of places) {
      const { within } = place;
      for (const [other, box] of rows.get(rowOf(place.point.y)) ?? []) {
        // A notice over the page is closed, or the text is scrolled away from it.
        if ((other.isFixed && !node.isFixed) || isInside(node, other) || !reader.holds(box, place.point)) continue;
        if ((within && !isInside(other, within)) || inner.some((one) => isInside(other, one))) continue;
        found.push(other);
      }
      if (within) inner.push(within);
    }
    if (found.length === 0) return found;
    const text = textPathOf(node);
    if (found.some((one) => isAbove(pathOf(one), text))) return null;
    return found.sort((one, other) => (isAbove(pathOf(one), pathOf(other)) ? -1 : 1));
  };

  const isImage = (node: PageNode): boolean => node.hasImage || REPLACED.has(node.element.localName);
  const fills = (node: PageNode, point: Point): boolean => isCanvas(node) || reader.holds(reader.boxOf(node), point);

  const opacityBelow = (node: PageNode, outer: PageNode): number => {
    let opacity = 1;
    for (let at: PageNode | null = node; at && !isInside(outer, at); at = at.parent) opacity *= at.opacity;
    return opacity;
  };

  /** The color of text at a point of a node, and what is behind it, both as seen; null when that can't be told. */
  const colorsAt = (node: PageNode, point: Point, ink: Color): Seen | null => {
    const places = placesOf(node, point);
    const strangers = strangersAt(node, places);
    if (!strangers) return null;
    let text = ink;
    let behind: Color = { red: 0, green: 0, blue: 0, alpha: 0 };
    const isOpaque = () => behind.alpha > 0.999;
    /** False when it is an image. */
    const add = (layer: PageNode, opacity: number): boolean => {
      if (isOpaque()) return true;
      if (isImage(layer) || layer.style.backgroundClip === 'text') return false;
      const color = colors.faded(layer.fill, opacity);
      text = colors.over(text, color);
      behind = colors.over(behind, color);
      return true;
    };
    let place = places.shift();
    for (let at: PageNode | null = node; at; at = at.parent) {
      for (let next = strangers[0]; next && isAbove(pathOf(next), pathOf(at)); next = strangers[0]) {
        strangers.shift();
        if (!add(next, opacityBelow(next, at))) return null;
      }
      if (place?.within === at) place = places.shift();
      if (fills(at, place?.point ?? point) && (at.fill.alpha > 0 || at.hasImage) && !add(at, 1)) return null;
      if (at.blends) return null;
      if (isOpaque() && !at.isMixed) break;
      text = colors.faded(text, at.opacity);
      behind = colors.faded(behind, at.opacity);
    }
    return { text: colors.over(text, canvas), behind: colors.over(behind, canvas) };
  };

  /** Whether one element is painted over another one. */
  const isOver = (one: PageNode, other: PageNode): boolean => isAbove(pathOf(one), pathOf(other));

  return { colorsAt, isOver, isInside };
}
