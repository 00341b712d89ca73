import type { Color, Colors } from './colors.ts';
import type { Box, PageElement, PageStyle } from './dom.ts';
import type { Painter } from './paint-order.ts';
import type { PageNode, PageReader } from './read-page.ts';

declare const document: { getElementById(id: string): PageElement | null; querySelector(selector: string): PageElement | null };
declare const CSS: { escape(text: string): string };

type Parts = { nodes: PageNode[]; reader: PageReader; colors: Colors; painter: Painter; hasWord: (text: string) => boolean };

/** Finds text whose contrast is too low (WCAG 2.2, 1.4.3), as axe's color-contrast does. Runs in the page. */
export function textContrast({ nodes, reader, colors, painter, hasWord }: Parts) {
  /** Large text: 18 points, or 14 and bold, a point being 4/3 pixels. */
  const [LARGE_PT, LARGE_BOLD_PT, BOLD] = [18, 14, 700];
  const [NEEDED, NEEDED_LARGE] = [4.5, 3];
  /** A positioned pseudo-element that is larger than this part of a text may be its background. */
  const BACKGROUND_PART = 0.25;
  const TEXTLESS = new Set(['hidden', 'range', 'color', 'checkbox', 'radio', 'image']);

  const isField = ({ element }: PageNode): boolean =>
    (element.localName === 'select' && !element.hasAttribute('multiple') && !element.hasAttribute('size')) ||
    element.localName === 'textarea' ||
    (element.localName === 'input' && !TEXTLESS.has(element.getAttribute('type')?.toLowerCase() ?? 'text'));
  const hasText = (node: PageNode): boolean => {
    if (isField(node)) return node.element.value !== '' || node.element.getAttribute('type') === 'file';
    const text = node.texts
      .map(({ data }) => data)
      .join('')
      .trim();
    return text.length > 1 && hasWord(text);
  };

  const DISABLED = ':disabled, [aria-disabled=true]';
  /** Whether a text is the label of a control that is out of use. */
  const isLabelOfDisabled = ({ element }: PageNode): boolean => {
    const label = element.closest('label');
    const id = label?.getAttribute('for');
    const control = id ? document.getElementById(id) : label?.querySelector('input:not([type=hidden]), select, textarea, button');
    if (control?.matches(DISABLED)) return true;
    return element.id !== '' && document.querySelector(`[aria-labelledby~="${CSS.escape(element.id)}"]`)?.matches(DISABLED) === true;
  };

  const needed = ({ fontSize, fontWeight }: PageStyle): number => {
    const points = Math.ceil(Number.parseFloat(fontSize) * 72) / 96;
    return points >= (Number(fontWeight) >= BOLD ? LARGE_BOLD_PT : LARGE_PT) ? NEEDED_LARGE : NEEDED;
  };

  const areaOf = (node: PageNode, pseudo: string): number => {
    const style = reader.pseudoOf(node, pseudo);
    // Most elements have none: reading more of it costs as much as all the rest.
    if (style.content === 'none' || style.content === 'normal' || style.position !== 'absolute' || style.display === 'none') return 0;
    const isFilled = style.backgroundImage !== 'none' || colors.parse(style.backgroundColor).alpha > 0;
    return isFilled ? Number.parseFloat(style.width) * Number.parseFloat(style.height) : 0;
  };
  const areas = new Map<PageNode, number>();
  /** Of what the pseudo-elements of a node may paint behind or in front of text. */
  const pseudoArea = (node: PageNode): number => {
    let area = areas.get(node);
    if (area === undefined) {
      area = areaOf(node, '::before') + areaOf(node, '::after');
      areas.set(node, area);
    }
    return area;
  };
  /** Whether a pseudo-element may be behind or in front of the text of a node: where they are painted is not known. */
  const hasPseudoBackground = (node: PageNode): boolean => {
    const { left, top, right, bottom } = reader.boxOf(node);
    const least = (right - left) * (bottom - top) * BACKGROUND_PART;
    for (let at: PageNode | null = node; at; at = at.parent) if (pseudoArea(at) > least) return true;
    return false;
  };

  /** Colors of the shadows of a text: each is a background next to its letters. */
  const shadowsOf = ({ style }: PageNode): Color[] =>
    style.textShadow === 'none'
      ? []
      : style.textShadow
          .split(')')
          .slice(0, -1)
          .map((part) => colors.parse(`${part.slice(part.lastIndexOf(' ', part.indexOf('(')) + 1)})`));

  /** Whether the contrast of the worst line is too low; false when that can't be told. */
  const isTooLow = (node: PageNode, lines: Box[]): boolean => {
    const shadows = shadowsOf(node);
    let worst = Number.POSITIVE_INFINITY;
    for (const line of lines) {
      const seen = painter.colorsAt(node, reader.centerOf(line), colors.parse(node.style.webkitTextFillColor));
      if (!seen) return false;
      const grounds = [seen.behind, ...shadows.map((shadow) => colors.over(shadow, seen.behind))];
      const ratio = Math.max(...grounds.map((ground) => colors.contrast(seen.text, ground)));
      // Text in the color of its background is hidden on purpose, or is shown by means that this does not see.
      if (ratio === 1) return false;
      worst = Math.min(worst, ratio);
    }
    return worst < NEEDED && worst < needed(node.style);
  };

  const violates = (node: PageNode): boolean => {
    if (!hasText(node) || node.isDisabled || node.isInert || !reader.isVisible(node)) return false;
    const box = isField(node) ? reader.shownOf(node) : null;
    const lines = box ? [box] : reader.linesOf(node);
    return (
      lines.length > 0 &&
      isTooLow(node, lines) &&
      node.style.webkitTextStrokeWidth === '0px' &&
      !isLabelOfDisabled(node) &&
      !hasPseudoBackground(node)
    );
  };

  return { violations: () => nodes.filter(violates) };
}
