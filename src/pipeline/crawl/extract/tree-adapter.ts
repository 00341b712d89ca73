import { defaultTreeAdapter, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { type DomNode, type DomParent, type DomRoot, DomText, isElement } from './dom.ts';
import { DomElement } from './dom-element.ts';

type Ignored = { tag: '#comment' };
type Place = DomNode | Ignored;

/** The nodes of our trees, for parse5's types. */
export type PageTree = TreeAdapterTypeMap<Place, DomParent, Place, DomRoot, DomRoot, DomElement, Ignored, DomText, DomElement, Ignored>;

// Comments and doctypes are not facts of a page: one node represents all of them and is never put into a tree.
const IGNORED: Ignored = { tag: '#comment' };

function createRoot(): DomRoot {
  return { tag: '#document', mode: 'no-quirks', doctype: false, first: null, last: null };
}

function append(parent: DomParent, node: DomNode): void {
  const { last } = parent;
  node.parentNode = parent;
  node.previous = last;
  node.next = null;
  if (last === null) parent.first = node;
  else last.next = node;
  parent.last = node;
}

function insertBefore(parent: DomParent, node: DomNode, reference: DomNode): void {
  const { previous } = reference;
  node.parentNode = parent;
  node.previous = previous;
  node.next = reference;
  reference.previous = node;
  if (previous === null) parent.first = node;
  else previous.next = node;
}

function detach(node: DomNode): void {
  const { parentNode: parent, previous, next } = node;
  if (parent === null) return;
  if (previous === null) parent.first = next;
  else previous.next = next;
  if (next === null) parent.last = previous;
  else next.previous = previous;
  node.parentNode = null;
  node.previous = null;
  node.next = null;
}

function isPlaced(node: Place): node is DomNode {
  return node !== IGNORED;
}

function childrenOf(parent: DomParent): DomNode[] {
  const children: DomNode[] = [];
  for (let node = parent.first; node !== null; node = node.next) children.push(node);
  return children;
}

/**
 * Builds trees whose children are linked rather than listed, without comments: half the memory of parse5's own, and an
 * element is at once the record of its visit. Everything else is as parse5 does it; tree-adapter.test.ts compares both.
 */
export const treeAdapter: TreeAdapter<PageTree> = {
  createDocument: createRoot,
  createDocumentFragment: createRoot,
  createElement: (tagName, namespaceURI, attrs) => new DomElement(tagName, namespaceURI, attrs),
  createCommentNode: () => IGNORED,
  createTextNode: (value) => new DomText(value),
  appendChild(parent, node) {
    if (isPlaced(node)) append(parent, node);
  },
  insertBefore(parent, node, reference) {
    if (isPlaced(node) && isPlaced(reference)) insertBefore(parent, node, reference);
  },
  setTemplateContent(template, content) {
    template.content = content;
  },
  getTemplateContent: (template) => template.content as DomRoot,
  setDocumentType(document) {
    document.doctype = true;
  },
  setDocumentMode(document, mode) {
    document.mode = mode;
  },
  getDocumentMode: (document) => document.mode as ReturnType<TreeAdapter['getDocumentMode']>,
  detachNode(node) {
    if (isPlaced(node)) detach(node);
  },
  insertText(parent, text) {
    const { last } = parent;
    if (last !== null && !isElement(last)) last.value += text;
    else append(parent, new DomText(text));
  },
  insertTextBefore(parent, text, reference) {
    if (!isPlaced(reference)) return;
    const { previous } = reference;
    if (previous !== null && !isElement(previous)) previous.value += text;
    else insertBefore(parent, new DomText(text), reference);
  },
  adoptAttributes(recipient, attrs) {
    defaultTreeAdapter.adoptAttributes(recipient as never, attrs);
  },
  getFirstChild: (node) => node.first,
  getChildNodes: childrenOf,
  getParentNode: (node) => (isPlaced(node) ? node.parentNode : null),
  getAttrList: (element) => element.attrs,
  getTagName: (element) => element.tag,
  getNamespaceURI: (element) => element.namespaceURI as ReturnType<TreeAdapter['getNamespaceURI']>,
  getTextNodeContent: (node) => node.value,
  getCommentNodeContent: () => '',
  getDocumentTypeNodeName: () => '',
  getDocumentTypeNodePublicId: () => '',
  getDocumentTypeNodeSystemId: () => '',
  isTextNode: (node): node is DomText => isPlaced(node) && !isElement(node),
  isCommentNode: (node): node is Ignored => node === IGNORED,
  isDocumentTypeNode: (_node): _node is Ignored => false,
  isElementNode: (node): node is DomElement => isPlaced(node) && isElement(node),
  setNodeSourceCodeLocation: () => undefined,
  getNodeSourceCodeLocation: () => undefined,
  updateNodeSourceCodeLocation: () => undefined,
};
