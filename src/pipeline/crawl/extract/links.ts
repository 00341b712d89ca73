import type { PageLink } from '#contracts/page.ts';
import { dialShown } from '#text/dialed-number.ts';
import { accessibleName } from './accessible-name.ts';
import { attribute, tokens } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { PageFactReader } from './page-facts.ts';

const MAX_LINKS = 3000;
const MAX_LINK_TEXT = 500;
const BUTTON_CLASS = /(?:^|[\s_-])(?:btn|button|buttons?link|cta|knopf|boton|bouton)(?=$|[\s_\d-])/i;
const NOT_BUTTON_CLASSES = new Set(['btn-link', 'nobutton', 'no-button', 'button-group']);

/** Whether a link or element presents itself as a button, by role or class name. */
function looksLikeButton(element: DomElement): boolean {
  if (element.role === 'button') return true;
  return (
    element.className !== '' &&
    BUTTON_CLASS.test(element.className) &&
    !tokens(element.className).some((name) => NOT_BUTTON_CLASSES.has(name))
  );
}

/** What some menus say of the page that is shown, hidden from view: no part of the label. */
const STATE_NOTES = ['(current)', '(current page)'];

function withoutState(text: string): string {
  if (!text.endsWith(')')) return text;
  const note = STATE_NOTES.find((state) => text.toLowerCase().endsWith(state));
  return note ? text.slice(0, -note.length).trim() : text;
}

/** Links and image map areas with an address, in document order; at most 3,000. */
export function readLinks(reader: PageFactReader, isInternal: (absoluteUrl: string) => boolean): PageLink[] {
  const { links } = reader.state;
  if (links.length > MAX_LINKS) reader.cut('links');
  return links.slice(0, MAX_LINKS).flatMap((element) => {
    if (!reader.hasRoom()) return [];
    const rawHref = attribute(element, 'href') ?? '';
    const absolute = reader.absolute(rawHref);
    const name = element.tag === 'area' ? (attribute(element, 'alt') ?? '').trim() : '';
    const text = withoutState((accessibleName(reader, element) || name).slice(0, MAX_LINK_TEXT).toWellFormed());
    return [
      {
        href: absolute ?? dialShown(rawHref.trim(), text),
        rawHref,
        text,
        internal: absolute !== null && isInternal(absolute),
        rel: (attribute(element, 'rel') ?? '').toLowerCase(),
        target: attribute(element, 'target') ?? '',
        buttonLike: looksLikeButton(element),
        ...reader.placeOf(element),
      },
    ];
  });
}
