import type { Color, Colors } from './colors.ts';
import type { Box, PageElement, PageRange, PageStyle, PageText, Point } from './dom.ts';

/** An element that is laid out, or is inside of one that is. */
export type PageNode = {
  element: PageElement;
  parent: PageNode | null;
  /** Place in the order of the page, and that of the last element inside. */
  index: number;
  last: number;
  style: PageStyle;
  display: string;
  position: string;
  /** It stays where it is when the page scrolls. */
  isFixed: boolean;
  opacity: number;
  blends: boolean;
  /** It or what is around it is transparent or blends with what is behind. */
  isMixed: boolean;
  /** Text directly inside, without what is blank. */
  texts: PageText[];
  /** Color behind its content, and whether an image or a gradient is in front of that. */
  fill: Color;
  hasImage: boolean;
  /** Nothing of it and of what is inside can be seen: transparent, cut off or in a closed `details`. */
  isUnseen: boolean;
  /** Not there for screen readers. */
  isAriaHidden: boolean;
  /** Can be neither pressed nor focused. */
  isInert: boolean;
  isDisabled: boolean;
};

export type PageReader = ReturnType<typeof pageReader>;

declare const document: { documentElement: PageElement | null; body: PageElement | null; createRange(): PageRange };
declare const getComputedStyle: (element: PageElement, pseudo?: string) => PageStyle;
declare const scrollY: number;

/** Reads the elements of a page in one walk, slots and open shadow trees as they are shown. Runs in the page. */
export function pageReader(colors: Colors) {
  const LEAVES = new Set(['audio', 'canvas', 'embed', 'iframe', 'img', 'object', 'select', 'svg', 'textarea', 'video']);
  const CONTROLS = new Set(['button', 'fieldset', 'input', 'optgroup', 'option', 'select', 'textarea']);
  const nodes: PageNode[] = [];
  const boxes = new Map<PageNode, Box>();
  const clips = new Map<PageNode, Box | null>();
  const scrollers = new Map<PageNode, PageNode | null>();
  const range = document.createRange();

  const isElement = (node: PageText | PageElement): node is PageElement => node.nodeType === 1;
  const isText = (node: PageText | PageElement): node is PageText => node.nodeType === 3;
  const contentOf = (element: PageElement): Iterable<PageText | PageElement> => {
    const given = element.localName === 'slot' ? (element.assignedNodes?.() ?? []) : [];
    return given.length > 0 ? given : (element.shadowRoot ?? element).childNodes;
  };

  /** Whether nothing is left of what a style clips: the ways of hiding text from all but screen readers. */
  const isCutOff = ({ clip, clipPath }: PageStyle, position: string): boolean => {
    if (clipPath.startsWith('inset(')) return ['50%', '100%'].includes(clipPath.slice(6, -1).split(' ')[0] ?? '');
    if (clipPath.startsWith('circle(0')) return true;
    if (!clip.startsWith('rect(') || (position !== 'absolute' && position !== 'fixed')) return false;
    const [top = 0, right = 0, bottom = 0, left = 0] = clip.slice(5, -1).split(',').map(Number.parseFloat);
    return right - left <= 1 && bottom - top <= 1;
  };
  const isFolded = (element: PageElement, parent: PageNode | null): boolean =>
    parent?.element.localName === 'details' && !parent.element.hasAttribute('open') && element.localName !== 'summary';

  const nodeOf = (element: PageElement, parent: PageNode | null): PageNode | null => {
    const style = getComputedStyle(element);
    const { display, position } = style;
    if (display === 'none') return null;
    const opacity = Number(style.opacity);
    const blends = style.mixBlendMode !== 'normal';
    return {
      element,
      parent,
      index: nodes.length,
      last: nodes.length,
      style,
      display,
      position,
      isFixed: parent?.isFixed === true || position === 'fixed',
      opacity,
      blends,
      isMixed: parent?.isMixed === true || opacity < 1 || blends,
      texts: [],
      fill: colors.parse(style.backgroundColor),
      hasImage: style.backgroundImage !== 'none',
      isUnseen:
        parent?.isUnseen === true ||
        opacity === 0 ||
        style.contentVisibility === 'hidden' ||
        isCutOff(style, position) ||
        isFolded(element, parent),
      isAriaHidden: parent?.isAriaHidden === true || element.getAttribute('aria-hidden') === 'true',
      isInert: parent?.isInert === true || element.hasAttribute('inert'),
      isDisabled:
        parent?.isDisabled === true ||
        element.getAttribute('aria-disabled') === 'true' ||
        (CONTROLS.has(element.localName) && element.matches(':disabled')),
    };
  };

  /** The elements of the page in their order. */
  const read = (): PageNode[] => {
    const waiting: [PageElement, PageNode | null][] = document.documentElement ? [[document.documentElement, null]] : [];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const node = nodeOf(...next);
      if (!node) continue;
      nodes.push(node);
      if (LEAVES.has(node.element.localName)) continue;
      const inner: PageElement[] = [];
      for (const one of contentOf(node.element)) {
        if (isElement(one)) inner.push(one);
        else if (isText(one) && one.data.trim() !== '') node.texts.push(one);
      }
      for (const element of inner.reverse()) waiting.push([element, node]);
    }
    for (const { parent, last } of nodes.toReversed()) if (parent) parent.last = Math.max(parent.last, last);
    return nodes;
  };

  const boxOf = (node: PageNode): Box => {
    let box = boxes.get(node);
    if (!box) {
      const { left, top, right, bottom } = node.element.getBoundingClientRect();
      box = { left, top, right, bottom };
      boxes.set(node, box);
    }
    return box;
  };

  /** The closest element that moves with and cuts this one: not always its parent (CSS 2.2, containing blocks). */
  const containerOf = ({ position, parent }: PageNode): PageNode | null => {
    if (position === 'fixed') return null;
    if (position !== 'absolute') return parent;
    let at = parent;
    while (at && at.position === 'static' && at.style.transform === 'none') at = at.parent;
    return at;
  };

  const meet = (one: Box, other: Box | null): Box =>
    other
      ? {
          left: Math.max(one.left, other.left),
          top: Math.max(one.top, other.top),
          right: Math.min(one.right, other.right),
          bottom: Math.min(one.bottom, other.bottom),
        }
      : one;
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;
  const isRoot = ({ element }: PageNode): boolean => element === document.documentElement || element === document.body;
  const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

  /** Where a node is cut by the elements around it; null when by none. */
  const clipOf = (node: PageNode): Box | null => {
    let clip = clips.get(node);
    if (clip === undefined) {
      const container = containerOf(node);
      clip = container && clipInside(container);
      clips.set(node, clip);
    }
    return clip;
  };
  /** Where what is in a node is cut. */
  const clipInside = (node: PageNode): Box | null => {
    const around = clipOf(node);
    const [wide, high] = [cuts(node.style.overflowX), cuts(node.style.overflowY)];
    if (isRoot(node) || !(wide || high)) return around;
    const { left, top, right, bottom } = boxOf(node);
    const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const own = { left: wide ? left : least, right: wide ? right : most, top: high ? top : least, bottom: high ? bottom : most };
    return meet(own, around);
  };

  /** The closest element around a node that scrolls its content. */
  const scrollerOf = (node: PageNode): PageNode | null => {
    let scroller = scrollers.get(node);
    if (scroller === undefined) {
      const container = containerOf(node);
      scroller = container && (scrolls(container) ? container : scrollerOf(container));
      scrollers.set(node, scroller);
    }
    return scroller;
  };
  const scrolls = (node: PageNode): boolean =>
    !isRoot(node) && [node.style.overflowX, node.style.overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');

  /** The part of a box that can be seen or scrolled to; null when there is none. */
  const shownIn = (box: Box, clip: Box | null): Box | null => {
    const shown = meet(box, clip);
    return isEmpty(shown) || shown.right <= 0 || shown.bottom + scrollY <= 0 ? null : shown;
  };

  const shownOf = (node: PageNode): Box | null => shownIn(boxOf(node), clipOf(node));

  const isVisible = (node: PageNode): boolean => !node.isUnseen && node.style.visibility === 'visible';

  /** The lines of text directly in an element that can be seen. */
  const linesOf = (node: PageNode): Box[] => {
    const clip = node.texts.length > 0 ? clipInside(node) : null;
    return node.texts.flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].flatMap((line) => (isEmpty(line) ? [] : (shownIn(line, clip) ?? [])));
    });
  };

  const centerOf = ({ left, top, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const holds = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean => x >= left && x <= right && y >= top && y <= bottom;

  /** Style of `::before` or `::after`. */
  const pseudoOf = ({ element }: PageNode, name: string): PageStyle => getComputedStyle(element, name);

  return { read, boxOf, scrollerOf, shownOf, isVisible, isRoot, linesOf, centerOf, holds, pseudoOf };
}
