// What the visual rules use of a page's DOM. They run in a rendered page, and this code has no DOM types.

/** In pixels, from the top left of the window. */
export type Box = { left: number; top: number; right: number; bottom: number };

export type Point = { x: number; y: number };

/** Computed values. */
export type PageStyle = Record<
  | 'backgroundClip'
  | 'backgroundColor'
  | 'backgroundImage'
  | 'borderBottomColor'
  | 'borderBottomStyle'
  | 'borderBottomWidth'
  | 'borderLeftColor'
  | 'borderLeftStyle'
  | 'borderLeftWidth'
  | 'borderRightColor'
  | 'borderRightStyle'
  | 'borderRightWidth'
  | 'borderTopColor'
  | 'borderTopStyle'
  | 'borderTopWidth'
  | 'boxShadow'
  | 'clip'
  | 'clipPath'
  | 'colorScheme'
  | 'content'
  | 'contentVisibility'
  | 'display'
  | 'filter'
  | 'float'
  | 'fontFamily'
  | 'fontSize'
  | 'fontStyle'
  | 'fontWeight'
  | 'height'
  | 'isolation'
  | 'mixBlendMode'
  | 'opacity'
  | 'outlineStyle'
  | 'overflowX'
  | 'overflowY'
  | 'pointerEvents'
  | 'position'
  | 'textDecorationLine'
  | 'textDecorationStyle'
  | 'textShadow'
  | 'transform'
  | 'visibility'
  | 'webkitTextFillColor'
  | 'webkitTextStrokeWidth'
  | 'width'
  | 'willChange'
  | 'zIndex',
  string
>;

export type PageText = { readonly nodeType: number; readonly data: string };

export type PageElement = {
  readonly nodeType: number;
  readonly localName: string;
  readonly id: string;
  readonly children: Iterable<PageElement>;
  readonly childNodes: Iterable<PageText | PageElement>;
  readonly parentElement: PageElement | null;
  readonly shadowRoot: { readonly children: Iterable<PageElement>; readonly childNodes: Iterable<PageText | PageElement> } | null;
  /** Of fields. */
  readonly value?: string;
  readonly textContent: string | null;
  readonly clientWidth: number;
  readonly clientHeight: number;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  matches(selector: string): boolean;
  closest(selector: string): PageElement | null;
  querySelector(selector: string): PageElement | null;
  getBoundingClientRect(): Box;
  /** Of slots. */
  assignedNodes?(): (PageText | PageElement)[];
};

export type PageRange = { selectNodeContents(node: PageText): void; getClientRects(): Iterable<Box> };
