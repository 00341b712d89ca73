import { foldText } from '#text/normalize.ts';
import { cutText } from '#text/truncate.ts';
import { attribute, isElement, listElements } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { PageFactReader } from './page-facts.ts';

/** Longest question of a group; what is longer in front of it is a paragraph. */
const MAX_QUESTION = 200;
const LEVELS = 5;
const CONTROLS = new Set(['input', 'select', 'textarea', 'button', 'form']);
const TITLES = new Set(['h1', 'h2']);
const BETWEEN = new Set(['br', 'hr', 'label', 'script', 'style']);

const holdsControl = (element: DomElement): boolean => CONTROLS.has(element.tag) || listElements(element.first).some(holdsControl);

function legendOf(reader: PageFactReader, fieldset: DomElement): string {
  const legend = listElements(fieldset.first).find(({ tag }) => tag === 'legend');
  return legend ? reader.textOf(legend) : '';
}

/** The words right before an element; null at the start of what is around it. `labels`: words of the choices, no question. */
function questionBefore(reader: PageFactReader, element: DomElement, labels: ReadonlySet<string>): string | null {
  for (let node = element.previous; node; node = node.previous) {
    const text = isElement(node) ? (node.hidden ? '' : reader.textOf(node)) : foldText(node.value);
    const isChoice = labels.has(text) || (isElement(node) && node.tag === 'label' && attribute(node, 'for') !== null);
    if (text === '' || isChoice || (isElement(node) && BETWEEN.has(node.tag) && node.tag !== 'label')) {
      if (isElement(node) && holdsControl(node)) return '';
      continue;
    }
    if (isElement(node) && (TITLES.has(node.tag) || holdsControl(node))) return '';
    return text.length <= MAX_QUESTION ? text : '';
  }
  return null;
}

/**
 * The question that radios or checkboxes of one name answer: the name of the group around them, the legend of a fieldset that holds only
 * them, the words in front of the first one. '' where there is none.
 */
export function groupQuestion(reader: PageFactReader, boxes: readonly DomElement[], labels: ReadonlySet<string>): string {
  const [first] = boxes;
  let element: DomElement | null = first ?? null;
  for (let level = 0; element && element.tag !== 'form' && element.tag !== 'body' && level < LEVELS; level += 1) {
    const before = questionBefore(reader, element, labels);
    if (before !== null) return cutText(before, MAX_QUESTION);
    element = element.parent;
    if (!element) break;
    const role = element.role;
    const named = role.includes('group') ? reader.labelledBy(element) || foldText(attribute(element, 'aria-label') ?? '') : '';
    if (named !== '') return cutText(named, MAX_QUESTION);
    if (element.tag === 'fieldset') return cutText(legendOf(reader, element), MAX_QUESTION);
  }
  return '';
}
