import { foldText } from '#text/normalize.ts';
import { attribute, type DomNode, deepText, isElement, listElements } from './dom.ts';
import type { DomElement } from './dom-element.ts';

/** Fewest characters and words that are said twice only to fill a moving line; most parts of one. Design defaults. */
const FEWEST_CHARACTERS = 40;
const FEWEST_WORDS = 6;
const MOST_PARTS = 60;
const MOST_LEVELS = 12;

const SEPARATE = new Set(['body', 'head', 'html', 'select', 'table', 'tbody', 'tr', 'datalist', 'svg']);
/** Equal paragraphs are a slip of the author; fields are filled in one by one. */
const SAID_ONCE = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'input', 'textarea', 'select', 'form', 'fieldset', 'dt', 'dd', 'br']);
const COMPARED = ['class', 'href', 'src', 'alt', 'onclick'];

const withoutGaps = (first: DomNode | null): DomNode[] => {
  const nodes: DomNode[] = [];
  for (let node = first; node !== null; node = node.next) if (isElement(node) || node.value.trim() !== '') nodes.push(node);
  return nodes;
};

function isEqual(one: DomNode | undefined, other: DomNode | undefined, levels: number): boolean {
  if (one === undefined || other === undefined || one.tag !== other.tag || levels === 0) return false;
  if (!isElement(one) || !isElement(other)) return !isElement(one) && !isElement(other) && one.value.trim() === other.value.trim();
  if (SAID_ONCE.has(one.tag) || COMPARED.some((name) => attribute(one, name) !== attribute(other, name))) return false;
  const [inside, others] = [withoutGaps(one.first), withoutGaps(other.first)];
  return inside.length === others.length && inside.every((node, at) => isEqual(node, others[at], levels - 1));
}

/**
 * The children of an element that say all that those before them say, in the same order: the copies by which a moving line has no gap when it
 * starts again. None where a text is between them, where they have fields, or where the words are too few to be sure.
 */
export function repeatedParts(element: DomElement): DomElement[] {
  if (element.first === element.last || SEPARATE.has(element.tag)) return [];
  const parts = listElements(element.first);
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  for (let unit = 1; unit * 2 <= parts.length; unit += 1) {
    if (parts.length % unit !== 0 || !isEqual(parts[unit], parts[0], MOST_LEVELS)) continue;
    if (withoutGaps(element.first).length !== parts.length || !parts.slice(unit).every((part, at) => isEqual(part, parts[at], MOST_LEVELS)))
      continue;
    const words = foldText(
      parts
        .slice(0, unit)
        .map((part) => deepText(part))
        .join(' '),
    );
    return words.length >= FEWEST_CHARACTERS && words.split(' ').length >= FEWEST_WORDS ? parts.slice(unit) : [];
  }
  return [];
}
