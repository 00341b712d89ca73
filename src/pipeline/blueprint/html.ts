import { withoutControls } from '#text/characters.ts';
import { memoize } from '#text/memoize.ts';

/** A visible text with its source; see `sources/`. */
export type Words = { readonly text: string; readonly from: string };

/** What an element may contain; empty parts are left out. */
export type Child = Element | Words | readonly Child[] | null | false | undefined | '';
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined | Words>>;

/** An element of a page. Only `Words` can be its texts, so that each one has a source. */
export type Element = { readonly tag: string; readonly attributes: Attributes; readonly children: readonly (Element | Words)[] };

const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

function addChildren(children: readonly Child[], into: (Element | Words)[]): (Element | Words)[] {
  for (const child of children)
    if (Array.isArray(child)) addChildren(child, into);
    else if (child) into.push(child as Element | Words);
  return into;
}

/** Makes an element; empty children and attributes that are null, false or undefined are left out. */
export function h(tag: string, attributes: Attributes | null, ...children: Child[]): Element {
  return { tag, attributes: attributes ?? {}, children: addChildren(children, []) };
}

/** Characters that are not written as they are; most texts have none of them. */
const ESCAPED = ['&', '<', '>', '"', "'"];

/** Text for HTML content and quoted attributes: nothing of it becomes markup. Control characters and lone surrogates are dropped. */
export function escapeHtml(text: string): string {
  const clean = withoutControls(text.toWellFormed());
  if (!ESCAPED.some((character) => clean.includes(character))) return clean;
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/** Schemes that a link may have; everything else leads nowhere. */
const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** Whether a link or address runs nothing: web, mail or phone address, or a relative one, as browsers read it. */
export const isSafeLink = memoize((href): boolean => SAFE_SCHEMES.has(URL.parse(href, 'https://blueprint.test/')?.protocol ?? ''));

/** A link target that runs nothing; '' for any other. */
export const safeHref = (href: string): string => (isSafeLink(href) ? withoutControls(href).trim() : '');

const isElement = (child: Element | Words): child is Element => 'tag' in child;

function attributesOf(element: Element, from: string): string {
  let own = '';
  for (const [name, value] of Object.entries(element.attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (value === true) {
      own += ` ${name}`;
      continue;
    }
    const text = typeof value === 'object' ? value.text : String(value);
    own += ` ${name}="${escapeHtml(name === 'href' ? safeHref(text) : text)}"`;
  }
  return from === '' ? own : `${own} data-from="${escapeHtml(from)}"`;
}

/** The texts of an element itself: what it contains and what its attributes say. */
export function ownWords({ attributes, children }: Element): Words[] {
  const said = Object.values(attributes).filter((value) => typeof value === 'object' && value !== null);
  return [...children.filter((child) => !isElement(child)), ...said] as Words[];
}

/** The source of an element's own texts, where they have one in common. */
function sourceOf(element: Element): string | null {
  const [first, ...others] = ownWords(element);
  return first && others.every(({ from }) => from === first.from) ? first.from : null;
}

const INLINE = new Set(['a', 'abbr', 'b', 'cite', 'em', 'small', 'span', 'strong']);

/** Whether an element would be read as one word with what is before it: `Name` and `required`. */
const needsSpace = (before: Element | Words | undefined, child: Element | Words) =>
  before !== undefined && isElement(child) && INLINE.has(child.tag) && (!isElement(before) || INLINE.has(before.tag));

const NONE: ReadonlyMap<Element, string> = new Map();

/**
 * HTML of an element. `data-from` is written where the source changes: inner texts have the source of the nearest element with one. `written`:
 * the HTML of elements in it that was made before, for those around which nothing has a source.
 */
export function renderHtml(element: Element, inherited = '', written = NONE): string {
  const before = inherited === '' ? written.get(element) : undefined;
  if (before !== undefined) return before;
  const from = sourceOf(element) ?? inherited;
  const start = `<${element.tag}${attributesOf(element, from === inherited ? '' : from)}>`;
  if (VOID.has(element.tag)) return start;
  const inner = element.children.map((child, at) => {
    if (isElement(child)) return `${needsSpace(element.children[at - 1], child) ? ' ' : ''}${renderHtml(child, from, written)}`;
    return child.from === from ? escapeHtml(child.text) : `<span data-from="${escapeHtml(child.from)}">${escapeHtml(child.text)}</span>`;
  });
  return `${start}${inner.join('')}</${element.tag}>`;
}
