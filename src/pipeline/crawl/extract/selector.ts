import { ident } from 'css-tree/utils';
import { attribute, getParent, listElements } from './dom.ts';
import type { DomElement } from './dom-element.ts';

const PLAIN_NAME = /^[a-z][\w-]*$/i;
const escapeIdentifier = (name: string) => (PLAIN_NAME.test(name) ? name : ident.encode(name));

/** Notes the steps of all siblings at once. */
function stepAll(siblings: DomElement[]): void {
  const totals = new Map<string, number>();
  for (const { tag } of siblings) totals.set(tag, (totals.get(tag) ?? 0) + 1);
  const seen = new Map<string, number>();
  for (const sibling of siblings) {
    const { tag } = sibling;
    const nth = (seen.get(tag) ?? 0) + 1;
    seen.set(tag, nth);
    const name = escapeIdentifier(tag);
    sibling.step = totals.get(tag) === 1 ? name : `${name}:nth-of-type(${nth})`;
  }
}

/** Returns the CSS path of an element. */
export type SelectorBuilder = (element: DomElement) => string;

/**
 * Makes paths that find exactly one element with `querySelector`: `#id` where the id is unique (in any case: quirks mode
 * compares ids without it), below that `tag:nth-of-type(n)`. Content of a template cannot be found; it gets the
 * template's path. `idUses` counts the ids of the document in lower case. Paths and steps are kept on the elements, so a
 * document belongs to one builder.
 */
export function createSelectorBuilder(idUses: Map<string, number>): SelectorBuilder {
  const stepOf = (element: DomElement): string => {
    if (element.step === '') stepAll(listElements(element.parentNode?.first ?? element));
    return element.step;
  };

  const anchorOf = (element: DomElement): string | null => {
    const { tag } = element;
    if (tag === 'html' || tag === 'body' || tag === 'head') return tag;
    const id = attribute(element, 'id');
    return id && idUses.get(id.toLowerCase()) === 1 ? `#${escapeIdentifier(id)}` : null;
  };

  const pathOf = (element: DomElement): string => {
    const waiting: DomElement[] = [];
    let current: DomElement | null = element;
    let path = '';
    while (current) {
      const known = current.path || anchorOf(current);
      if (known) {
        path = known;
        current.path = known;
        break;
      }
      waiting.push(current);
      current = getParent(current);
    }
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      path = path === '' ? stepOf(next) : `${path} > ${stepOf(next)}`;
      next.path = path;
    }
    return path;
  };

  return (element) => pathOf(element.template ?? element);
}
