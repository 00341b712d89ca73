import type { Region } from '#contracts/page.ts';
import type { DomElement, DomNode } from './dom.ts';

/**
 * An element while it is visited and, afterwards, as a record: where it stands and which stretch of the text stream is
 * its own. `start` and `end` are offsets into the concealed stream when `hidden`, else into the visible one.
 */
export type Frame = {
  element: DomElement;
  tag: string;
  parent: Frame | null;
  depth: number;
  children: DomNode[];
  /** Index of the child to visit next. */
  next: number;
  className: string;
  role: string;
  region: Region;
  hidden: boolean;
  /** Inside `main`, `article` or `section`: a header or footer in there is not the page's own. */
  sectioned: boolean;
  /** Text in here is not text of the page: select, textarea, svg, fallback of media. */
  silent: boolean;
  inHead: boolean;
  inSvg: boolean;
  /** Outermost template around it; nothing in there can be found by a selector. */
  template: DomElement | null;
  /** Nearest enclosing element of the kind, itself included. */
  owner: Frame | null;
  heading: Frame | null;
  link: Frame | null;
  button: Frame | null;
  label: Frame | null;
  form: Frame | null;
  start: number;
  end: number;
  /** Stretch of the list of alternative texts. */
  altStart: number;
  altEnd: number;
};
