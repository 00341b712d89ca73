import type { DomElement, DomNode } from './dom.ts';
import { attribute, isElement } from './dom.ts';
import type { Frame } from './frame.ts';

const PLAIN_NAME = /^[a-z][\w-]*$/i;

/** Escapes an identifier for a selector, as CSS.escape does (CSSOM, "serialize an identifier"). */
export function escapeIdentifier(name: string): string {
  if (PLAIN_NAME.test(name)) return name;
  let out = '';
  for (let index = 0; index < name.length; index += 1) {
    const code = name.charCodeAt(index);
    const char = name.charAt(index);
    const digit = code >= 0x30 && code <= 0x39;
    if (code === 0) out += '\uFFFD';
    else if (code < 0x20 || code === 0x7f || (digit && (index === 0 || (index === 1 && name.startsWith('-')))))
      out += `\\${code.toString(16)} `;
    else if (char === '-' && name.length === 1) out += '\\-';
    else if (code >= 0x80 || digit || /[A-Za-z_-]/.test(char)) out += char;
    else out += `\\${char}`;
  }
  return out;
}

/** Up to this many, counting anew for each element is cheaper than counting all at once. */
const FEW_SIBLINGS = 60;

function stepAmong(element: DomElement, siblings: DomNode[]): string {
  let before = 0;
  let all = 0;
  for (const sibling of siblings) {
    if (sibling.nodeName !== element.tagName) continue;
    all += 1;
    if (sibling === element) before = all;
  }
  const name = PLAIN_NAME.test(element.tagName) ? element.tagName : escapeIdentifier(element.tagName);
  return all === 1 ? name : `${name}:nth-of-type(${before})`;
}

/** Answers with the CSS path of an element; `idUses` counts the ids of the document in lower case. */
export type SelectorBuilder = (frame: Pick<Frame, 'element' | 'template'>) => string;

/**
 * Makes paths that find exactly one element with `querySelector`: `#id` where the id is unique (in any case: quirks mode
 * compares ids without it), below that `tag:nth-of-type(n)`. Content of a template cannot be found; it gets the
 * template's path. Paths and steps are kept on the elements, so a document belongs to one builder.
 */
export function createSelectorBuilder(idUses: Map<string, number>): SelectorBuilder {
  const stepOf = (element: DomElement): string => {
    if (element.step !== undefined && element.step !== '') return element.step;
    const parent = element.parentNode;
    if (parent && 'childNodes' in parent && parent.childNodes.length <= FEW_SIBLINGS) {
      element.step = stepAmong(element, parent.childNodes);
      return element.step;
    }
    const siblings = parent && 'childNodes' in parent ? parent.childNodes.filter(isElement) : [element];
    const totals = new Map<string, number>();
    for (const sibling of siblings) totals.set(sibling.tagName, (totals.get(sibling.tagName) ?? 0) + 1);
    const seen = new Map<string, number>();
    for (const sibling of siblings) {
      const nth = (seen.get(sibling.tagName) ?? 0) + 1;
      seen.set(sibling.tagName, nth);
      const name = escapeIdentifier(sibling.tagName);
      sibling.step = totals.get(sibling.tagName) === 1 ? name : `${name}:nth-of-type(${nth})`;
    }
    return element.step ?? element.tagName;
  };

  const anchorOf = (element: DomElement): string | null => {
    if (element.tagName === 'html' || element.tagName === 'body' || element.tagName === 'head') return element.tagName;
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
      const parent: DomElement['parentNode'] = current.parentNode;
      current = parent && 'tagName' in parent ? parent : null;
    }
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      path = path === '' ? stepOf(next) : `${path} > ${stepOf(next)}`;
      next.path = path;
    }
    return path;
  };

  return (frame) => pathOf(frame.template ?? frame.element);
}
