import type { DefaultTreeAdapterTypes } from 'parse5';

/** An element; `path` and `step` keep what selector.ts found out, '' until then. */
export type DomElement = DefaultTreeAdapterTypes.Element & { path?: string; step?: string };
export type DomNode = DefaultTreeAdapterTypes.ChildNode;
export type DomDocument = DefaultTreeAdapterTypes.Document;

/** Value of an attribute; null when the element does not have it. */
export function attribute(element: DomElement, name: string): string | null {
  for (const attr of element.attrs) if (attr.name === name) return attr.value;
  return null;
}

/** Words of a `class`, `rel` or `role` value, in lower case. */
export function tokens(value: string | null): string[] {
  return value ? value.toLowerCase().split(/\s+/).filter(Boolean) : [];
}

/** Text directly inside an element such as `title`, `script` or `style`. */
export function ownText(element: DomElement): string {
  let text = '';
  for (const child of element.childNodes) if ('value' in child) text += child.value;
  return text;
}

/** Whether a node is an element. */
export function isElement(node: DomNode): node is DomElement {
  return 'tagName' in node;
}

/** The nodes to visit below an element; a template keeps them in a fragment of its own. */
export function childrenOf(element: DomElement): DomNode[] {
  return element.tagName === 'template' && 'content' in element
    ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
    : element.childNodes;
}
