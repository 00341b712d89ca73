import type { Token } from 'parse5';
import type { Region } from '#contracts/page.ts';
import type { DomNode, DomParent } from './dom.ts';

/**
 * An element of the tree together with what the walk finds out about it: its position and its range of the text stream.
 * One object for both, made once by the parser, because pages have thousands of them. `start` and `end` are
 * offsets into the concealed stream when `hidden`, else into the visible one.
 *
 * A class, because V8 takes objects written as literals that live through a collection or two for long-lived ones and
 * puts the next of their kind among the old: the trees of all pages then stay until the next full collection.
 */
export class DomElement {
  tag: string;
  attrs: Token.Attribute[];
  namespaceURI: string;
  parentNode: DomParent | null = null;
  previous: DomNode | null = null;
  next: DomNode | null = null;
  first: DomNode | null = null;
  last: DomNode | null = null;
  /** What a template holds apart from its children. */
  content: DomParent | null = null;
  /** What selector.ts found out; '' until then. */
  path: string = '';
  step: string = '';
  /** The element around it, that of a template for what the template holds. */
  parent: DomElement | null = null;
  depth: number = 0;
  className: string = '';
  role: string = '';
  region: Region = 'main';
  hidden: boolean = false;
  /** The hidden part that it is in, where visitors may be able to open it: a panel, the rest of a text. */
  folded: DomElement | null = null;
  /** In the notice or the settings of cookies, which each site has of its own: no text of the page. */
  notice: boolean = false;
  /** The figure that a counter starts from zero for: `221` of `<b data-target="221">0</b>`. */
  counter: string = '';
  /** Inside `main`, `article` or `section`: a header or footer in there is not the page's own. */
  sectioned: boolean = false;
  /** Text in here is not text of the page: select, textarea, svg, fallback of media. */
  silent: boolean = false;
  inHead: boolean = false;
  inSvg: boolean = false;
  /** Outermost template around it; nothing in there can be found by a selector. */
  template: DomElement | null = null;
  /** Nearest enclosing element of the kind, itself included. */
  owner: DomElement | null = null;
  heading: DomElement | null = null;
  link: DomElement | null = null;
  button: DomElement | null = null;
  label: DomElement | null = null;
  form: DomElement | null = null;
  start: number = 0;
  end: number = 0;
  /** Stretch of the list of alternative texts. */
  altStart: number = 0;
  altEnd: number = 0;

  constructor(tag: string, namespaceURI: string, attrs: Token.Attribute[]) {
    this.tag = tag;
    this.namespaceURI = namespaceURI;
    this.attrs = attrs;
  }
}
