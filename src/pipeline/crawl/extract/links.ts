import type { PageLink } from '#contracts/page.ts';
import { accessibleName } from './accessible-name.ts';
import { attribute } from './dom.ts';
import type { FactReader } from './fact-reader.ts';
import type { Frame } from './frame.ts';

const MAX_LINKS = 3000;
const MAX_LINK_TEXT = 500;
const BUTTON_CLASS = /(?:^|[\s_-])(?:btn|button|buttons?link|cta|knopf|boton|bouton)(?=$|[\s_\d-])/i;
const NOT_BUTTON_CLASS = /(?:^|\s)(?:btn-link|no-?button|button-group)(?=$|\s)/i;

/** Whether a link or element presents itself as a button, by role or class name. */
function looksLikeButton(frame: Frame): boolean {
  if (frame.role === 'button') return true;
  return frame.className !== '' && BUTTON_CLASS.test(frame.className) && !NOT_BUTTON_CLASS.test(frame.className);
}

/** Links and image map areas with an address, in document order; at most 3,000. */
export function readLinks(reader: FactReader, isInternal: (absoluteUrl: string) => boolean): PageLink[] {
  const { links } = reader.visit;
  if (links.length > MAX_LINKS) reader.cut('links');
  const internal = new Map<string, boolean>();
  return links.slice(0, MAX_LINKS).flatMap((frame) => {
    if (!reader.hasRoom()) return [];
    const rawHref = attribute(frame, 'href') ?? '';
    const absolute = reader.absolute(rawHref);
    let isOwn = false;
    if (absolute !== null) {
      isOwn = internal.get(absolute) ?? isInternal(absolute);
      internal.set(absolute, isOwn);
    }
    const name = frame.tag === 'area' ? (attribute(frame, 'alt') ?? '').trim() : '';
    return [
      {
        href: absolute ?? rawHref.trim(),
        rawHref,
        text: (accessibleName(reader, frame) || name).slice(0, MAX_LINK_TEXT).toWellFormed(),
        internal: isOwn,
        rel: (attribute(frame, 'rel') ?? '').toLowerCase(),
        target: attribute(frame, 'target') ?? '',
        buttonLike: looksLikeButton(frame),
        ...reader.placeOf(frame),
      },
    ];
  });
}
