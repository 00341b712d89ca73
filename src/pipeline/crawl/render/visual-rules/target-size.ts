import type { Box, Point } from './dom.ts';
import type { LinksInText } from './links-in-text.ts';
import type { Painter } from './paint-order.ts';
import type { PageNode, PageReader } from './read-page.ts';

type Parts = { nodes: PageNode[]; reader: PageReader; painter: Painter; links: LinksInText };

/** Finds targets that are too small and too close to others (WCAG 2.2, 2.5.8), as axe's target-size does. Runs in the page. */
export function targetSize({ nodes, reader, painter, links }: Parts) {
  const LEAST_PX = 24;
  const RADIUS_PX = LEAST_PX / 2;
  /** What layouts round away. */
  const TOLERANCE_PX = 0.05;
  const ROW_PX = 100;
  const MAX_ROWS = 500;
  const MAX_PARTS = 50;
  const WIDGETS = new Set(
    'button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option progressbar radio scrollbar searchbox slider spinbutton switch tab textbox treeitem'.split(
      ' ',
    ),
  );

  const isControl = ({ element }: PageNode): boolean => {
    const { localName } = element;
    if (localName === 'a') return element.hasAttribute('href');
    if (localName === 'summary') return element.parentElement?.localName === 'details';
    if (localName === 'input') return element.getAttribute('type') !== 'hidden';
    return localName === 'button' || localName === 'select' || localName === 'textarea';
  };
  const tabIndexOf = ({ element }: PageNode): number => Number.parseInt(element.getAttribute('tabindex') ?? '', 10);
  const isWidget = (node: PageNode): boolean => {
    const role = node.element.getAttribute('role')?.trim().toLowerCase();
    return role ? WIDGETS.has(role) : isControl(node);
  };
  const isFocusable = (node: PageNode): boolean =>
    !node.isDisabled && !node.isInert && (isControl(node) || !Number.isNaN(tabIndexOf(node)));
  const isInTabOrder = (node: PageNode): boolean => isFocusable(node) && !(tabIndexOf(node) < 0);

  const widgets = nodes.filter((node) => isWidget(node) && isFocusable(node) && reader.isVisible(node) && reader.shownOf(node));
  const rows = new Map<number, PageNode[]>();
  const rowsOf = ({ top, bottom }: Box): number[] => {
    const [first, last] = [Math.floor(top / ROW_PX), Math.floor(bottom / ROW_PX)];
    return Array.from({ length: Math.min(last - first + 1, MAX_ROWS) }, (_, at) => first + at);
  };
  for (const widget of widgets) {
    for (const row of rowsOf(reader.boxOf(widget))) {
      const there = rows.get(row);
      if (there) there.push(widget);
      else rows.set(row, [widget]);
    }
  }
  const near = (box: Box): PageNode[] => [
    ...new Set(rowsOf({ ...box, top: box.top - LEAST_PX, bottom: box.bottom + LEAST_PX }).flatMap((row) => rows.get(row) ?? [])),
  ];

  const isLarge = ({ left, top, right, bottom }: Box): boolean =>
    right - left + TOLERANCE_PX >= LEAST_PX && bottom - top + TOLERANCE_PX >= LEAST_PX;
  const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
  const closest = ({ left, top, right, bottom }: Box, { x, y }: Point): Point => ({
    x: Math.min(Math.max(x, left), right),
    y: Math.min(Math.max(y, top), bottom),
  });
  const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

  const overlap = (one: Box, other: Box): boolean =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
  /** The largest rectangles that are left of a box without another one. */
  const without = (box: Box, cover: Box): Box[] => {
    if (!overlap(box, cover)) return [box];
    return [
      { ...box, right: cover.left },
      { ...box, left: cover.right },
      { ...box, bottom: cover.top },
      { ...box, top: cover.bottom },
    ].filter((part) => part.right > part.left && part.bottom > part.top);
  };
  /** Whether one is inside the other. */
  const isRelated = (one: PageNode, other: PageNode): boolean => painter.isInside(one, other) || painter.isInside(other, one);
  const partsByNode = new Map<PageNode, Box[]>();
  /** What can be pressed of a target: what others do not cover. */
  const partsOf = (node: PageNode): Box[] => {
    let parts = partsByNode.get(node);
    if (!parts) {
      const box = reader.boxOf(node);
      parts = [box];
      for (const other of near(box)) {
        if (!overlap(reader.boxOf(other), box) || isRelated(other, node) || !painter.isOver(other, node)) continue;
        parts = parts.flatMap((part) => without(part, reader.boxOf(other))).slice(0, MAX_PARTS);
      }
      partsByNode.set(node, parts);
    }
    return parts;
  };
  const around = (parts: Box[]): Box => ({
    left: Math.min(...parts.map(({ left }) => left)),
    top: Math.min(...parts.map(({ top }) => top)),
    right: Math.max(...parts.map(({ right }) => right)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  });
  /** An image in a link may be larger than the link's own box. */
  const contentBox = (node: PageNode): Box => around(nodes.slice(node.index + 1, node.last + 1).map(reader.boxOf));
  const largest = (parts: Box[]): Box | undefined => parts.toSorted((a, b) => area(b) - area(a))[0];

  /** How far the middle of a target is from another one, or from the circle around that one where it is small. */
  const spaceTo = (target: PageNode, other: PageNode): number => {
    const [mine, theirs] = [partsOf(target), partsOf(other)];
    const biggest = largest(theirs);
    if (mine.length === 0 || !biggest) return Number.POSITIVE_INFINITY;
    const center = reader.centerOf(around(mine));
    const toEdge = Math.min(...theirs.map((part) => distance(center, closest(part, center))));
    return isLarge(biggest) ? toEdge : Math.min(toEdge, distance(center, reader.centerOf(around(theirs))) - RADIUS_PX);
  };

  const isCrowded = (target: PageNode): boolean => {
    const close = near(reader.boxOf(target)).filter(
      (other) => !isRelated(other, target) && other.isFixed === target.isFixed && spaceTo(target, other) + TOLERANCE_PX / 2 < RADIUS_PX,
    );
    return close.some(isInTabOrder);
  };

  /** What is covered as a whole can't be pressed at all. */
  const isSmall = (node: PageNode): boolean => {
    const biggest = largest(partsOf(node));
    return biggest !== undefined && !isLarge(biggest);
  };

  const violations = (): PageNode[] =>
    widgets.filter(
      (node) =>
        isInTabOrder(node) && !node.isAriaHidden && isSmall(node) && !links.isInline(node) && isCrowded(node) && !isLarge(contentBox(node)),
    );
  return { violations };
}
