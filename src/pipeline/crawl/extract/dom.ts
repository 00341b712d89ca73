import { splitAtSpaces } from '#text/white-space.ts';
import type { DomElement } from './dom-element.ts';

/** A text node. A class for the same reason as DomElement. */
export class DomText {
  tag = '#text';
  value: string;
  parentNode: DomParent | null = null;
  previous: DomNode | null = null;
  next: DomNode | null = null;

  constructor(value: string) {
    this.value = value;
  }
}
export type DomNode = DomElement | DomText;

/** The document, or what a template holds. */
export type DomRoot = { tag: string; mode: string; doctype: boolean; first: DomNode | null; last: DomNode | null };
export type DomParent = DomElement | DomRoot;

/** Value of an attribute; null when the element does not have it. */
export function attribute(element: DomElement, name: string): string | null {
  const { attrs } = element;
  for (let index = 0; index < attrs.length; index += 1) {
    const attr = attrs[index];
    if (attr !== undefined && attr.name === name) return attr.value;
  }
  return null;
}

/** Space-separated words of an attribute, as written. */
export function splitTokens(value: string): string[] {
  return splitAtSpaces(value);
}

/** Words of a `class`, `rel` or `role` value, in lower case. */
export function tokens(value: string | null): string[] {
  return value ? splitTokens(value.toLowerCase()) : [];
}

/** Text directly inside an element such as `title`, `script` or `style`. */
export function ownText(element: DomElement): string {
  let text = '';
  for (let child = element.first; child !== null; child = child.next) if (!isElement(child)) text += child.value;
  return text;
}

/** All text below an element, at most 12 levels deep. */
export function deepText(element: DomElement, depth = 12): string {
  let text = '';
  for (let child = element.first; child !== null && depth > 0; child = child.next)
    text += isElement(child) ? ` ${deepText(child, depth - 1)} ` : child.value;
  return text;
}

/** Whether a node is an element. */
export function isElement(node: DomNode): node is DomElement {
  return node.tag !== '#text';
}

/** The elements directly below a node, in order; `first` is its first child. */
export function listElements(first: DomNode | null): DomElement[] {
  const elements: DomElement[] = [];
  for (let node = first; node !== null; node = node.next) if (isElement(node)) elements.push(node);
  return elements;
}

/** The first node to visit below an element; a template keeps what it holds apart. */
export function firstInside(element: DomElement): DomNode | null {
  return element.content === null ? element.first : element.content.first;
}

/** The element around another in the tree; null at its root and at the root of what a template holds. */
export function getParent({ parentNode }: DomElement): DomElement | null {
  return parentNode !== null && 'attrs' in parentNode ? parentNode : null;
}
