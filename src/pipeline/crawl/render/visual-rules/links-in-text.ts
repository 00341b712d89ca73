import type { Colors } from './colors.ts';
import type { PageElement, PageStyle, PageText } from './dom.ts';
import type { Painter } from './paint-order.ts';
import type { PageNode, PageReader } from './read-page.ts';

type Parts = { nodes: PageNode[]; reader: PageReader; colors: Colors; painter: Painter };

export type LinksInText = ReturnType<typeof linksInText>;

/** Finds links that only their color tells from the text around them (WCAG 2.2, 1.4.1), as axe's link-in-text-block does. Runs in the page. */
export function linksInText({ nodes, reader, colors, painter }: Parts) {
  const NEEDED = 3;
  const BLOCKS = new Set([
    'block',
    'flow-root',
    'list-item',
    'table',
    'table-cell',
    'flex',
    'grid',
    'inline-block',
    'inline-flex',
    'inline-grid',
  ]);
  const SAME: (keyof PageStyle)[] = ['fontFamily', 'fontWeight', 'fontStyle', 'fontSize', 'textDecorationLine', 'textDecorationStyle'];
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const CONTROLS = new Set(['button', 'input', 'select', 'textarea']);

  const nodeOf = new Map(nodes.map((node) => [node.element, node]));
  const isBlock = ({ display }: PageNode): boolean => BLOCKS.has(display);
  const blockOf = (node: PageNode): PageNode | null => {
    let at = node.parent;
    while (at && !isBlock(at)) at = at.parent;
    return at;
  };
  const isLink = ({ element }: PageNode): boolean =>
    (element.localName === 'a' && element.hasAttribute('href')) || element.getAttribute('role') === 'link';

  const isControl = ({ element }: PageNode): boolean => CONTROLS.has(element.localName) || element.hasAttribute('tabindex');
  const isBreak = (node: PageNode): boolean =>
    node.element.localName === 'br' || (isBlock(node) && !node.display.startsWith('inline') && !isLink(node));

  /** Text between two breaks of a block: that of links and controls, and the rest. */
  type Line = { own: string; links: string };
  const linesByNode = new Map<PageNode, Line>();
  const readBlocks = new Set<PageNode>();
  /** Notes the line of each link and control of a block. */
  const readLines = (block: PageNode): void => {
    readBlocks.add(block);
    let line: Line = { own: '', links: '' };
    const add = (one: PageText | PageElement): void => {
      if (one.nodeType === 3) line.own += (one as PageText).data;
      const node = one.nodeType === 1 ? nodeOf.get(one as PageElement) : undefined;
      if (!node || isAside(node)) return;
      if (isBreak(node)) line = { own: '', links: '' };
      else if (isLink(node) || isControl(node)) {
        line.links += node.element.textContent ?? '';
        for (const inner of nodes.slice(node.index, node.last + 1)) linesByNode.set(inner, line);
      } else for (const inner of node.element.childNodes) add(inner);
    };
    for (const one of block.element.childNodes) add(one);
  };
  const lineOf = (link: PageNode): Line => {
    const block = blockOf(link);
    if (block && !readBlocks.has(block)) readLines(block);
    const { own, links } = linesByNode.get(link) ?? { own: '', links: '' };
    return { own: own.trim(), links: links.trim() };
  };
  const isAside = ({ style, position }: PageNode): boolean => style.float !== 'none' || position === 'absolute' || position === 'fixed';

  /** Whether a link is part of a sentence: of a line with more text than links. */
  const isInText = (link: PageNode): boolean => {
    if (isBlock(link)) return false;
    const { own, links } = lineOf(link);
    return own.length > links.length;
  };

  /** Whether a target is in a line with other text (the exception for inline targets of WCAG 2.2, 2.5.8). */
  const isInline = (target: PageNode): boolean => (!isBlock(target) || target.display.startsWith('inline')) && lineOf(target).own !== '';

  const hasBorder = ({ style }: PageNode): boolean =>
    SIDES.some(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        style[`border${side}Width`] !== '0px' &&
        colors.parse(style[`border${side}Color`]).alpha > 0,
    );
  const isDistinct = (link: PageNode, block: PageNode): boolean =>
    link.hasImage ||
    link.style.outlineStyle !== 'none' ||
    link.style.boxShadow !== 'none' ||
    hasBorder(link) ||
    SAME.some((property) => link.style[property] !== block.style[property]);
  const hasPseudo = (node: PageNode): boolean =>
    ['::before', '::after'].some((name) => !['none', 'normal'].includes(reader.pseudoOf(node, name).content));

  const seenOf = (node: PageNode) => {
    const [line = reader.boxOf(node)] = reader.linesOf(node);
    return painter.colorsAt(node, reader.centerOf(line), colors.parse(node.style.webkitTextFillColor));
  };
  const differsByColorOnly = (link: PageNode): boolean => {
    const block = blockOf(link);
    if (!block || isDistinct(link, block) || hasPseudo(link)) return false;
    const [mine, theirs] = [seenOf(link), seenOf(block)];
    if (!mine || !theirs) return false;
    const [text, behind] = [colors.contrast(mine.text, theirs.text), colors.contrast(mine.behind, theirs.behind)];
    // What does not differ at all says nothing by its color.
    return text < NEEDED && behind < NEEDED && (text > 1 || behind > 1);
  };

  const isPlainLink = ({ element }: PageNode): boolean =>
    element.localName === 'a' && element.hasAttribute('href') && ['link', null].includes(element.getAttribute('role'));

  const violations = (): PageNode[] =>
    nodes.filter(
      (node) =>
        isPlainLink(node) &&
        reader.isVisible(node) &&
        // What has its text in elements of its own may look different by these.
        node.texts.length > 0 &&
        reader.shownOf(node) !== null &&
        isInText(node) &&
        differsByColorOnly(node),
    );
  return { violations, isInline };
}
