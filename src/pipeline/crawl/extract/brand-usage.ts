import { attribute, getParent, listElements, ownText, splitTokens, tokens } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import { parseDocument } from './parse-document.ts';
import { createSelectorBuilder } from './selector.ts';

/** Characters of the page that are read; ordinary home pages have less than half of it. */
const MAX_HTML = 1_000_000;
const MAX_ELEMENTS = 30_000;
/** Elements with a style attribute, and images, of which paths are made. */
const MAX_STYLED = 3000;
const MAX_IMAGES = 1000;

type StyledElement = { tag: string; className: string; style: string; selector: () => string };

/** What the home page uses: a style rule counts when everything its selector names is in here. */
export type PageUsage = {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** Elements with a style attribute. */
  styled: StyledElement[];
  /** Texts of style elements. */
  sheets: string[];
  /** Class names and ids of an image and the four elements around it, by the path of the image. */
  imageNames: Map<string, string>;
  /** The path of the first element for which this is true; null for none. */
  find: (test: (element: DomElement) => boolean) => string | null;
};

/** Collects the tags, class names and ids of a page, without recursion. */
export function readUsage(html: string): PageUsage {
  const { document } = parseDocument(html.slice(0, MAX_HTML).toWellFormed().replaceAll('\u0000', ''));
  const elements: DomElement[] = [];
  const idUses = new Map<string, number>();
  const waiting = listElements(document.first);
  for (let element = waiting.pop(); element && elements.length < MAX_ELEMENTS; element = waiting.pop()) {
    elements.push(element);
    const id = attribute(element, 'id');
    if (id) idUses.set(id.toLowerCase(), (idUses.get(id.toLowerCase()) ?? 0) + 1);
    if (element.tag === 'template') continue;
    for (const child of listElements(element.first).reverse()) waiting.push(child);
  }
  const selectorOf = createSelectorBuilder(idUses);
  const usage: PageUsage = {
    ...{ tags: new Set(), classes: new Set(), ids: new Set(), styled: [], sheets: [], imageNames: new Map() },
    find: (test) => {
      const first = elements.find(test);
      return first ? selectorOf(first) : null;
    },
  };
  for (const element of elements) noteElement(usage, element, () => selectorOf(element));
  return usage;
}

function noteElement(usage: PageUsage, element: DomElement, selectorOf: () => string): void {
  const { tag } = element;
  const className = attribute(element, 'class') ?? '';
  const id = attribute(element, 'id') ?? '';
  const style = attribute(element, 'style');
  usage.tags.add(tag);
  for (const name of splitTokens(className)) usage.classes.add(name);
  if (id !== '') usage.ids.add(id);
  if (style && usage.styled.length < MAX_STYLED) usage.styled.push({ tag, className, style, selector: selectorOf });
  if (tag === 'style' && tokens(attribute(element, 'media')).every((name) => name !== 'print')) usage.sheets.push(ownText(element));
  if (tag === 'img' && usage.imageNames.size < MAX_IMAGES) usage.imageNames.set(selectorOf(), namesAround(element));
}

function namesAround(element: DomElement): string {
  const names: string[] = [];
  let current: DomElement | null = element;
  for (let steps = 0; current && steps < 5; steps += 1) {
    names.push(attribute(current, 'class') ?? '', attribute(current, 'id') ?? '');
    current = getParent(current);
  }
  return names.join(' ');
}
