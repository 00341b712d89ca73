import lexicon from '#lexicon/crawl/contact-words.json' with { type: 'json' };
import { letterRuns } from '#text/characters.ts';
import { type DomNode, deepText, isElement } from './dom.ts';
import type { DomElement } from './dom-element.ts';

const FAX = new Set(lexicon.faxLabels);
const PHONE = new Set(lexicon.phoneLabels);
/** How a number begins. */
const NUMBER_STARTS = '+(0123456789';

/** Whether class names are those of a fax alone: `fa-fax`, and not `phone-and-fax`. */
export function marksFax(className: string): boolean {
  const parts = letterRuns(className.toLowerCase());
  return parts.some((part) => FAX.has(part)) && !parts.some((part) => PHONE.has(part));
}

const textOf = (node: DomNode): string => (isElement(node) ? deepText(node) : node.value).trim();

/** Whether an element is an icon that says of the number right behind it that it is that of a fax, as no word does. */
export function isFaxIcon(element: DomElement): boolean {
  if (!element.className.includes('fax') || !marksFax(element.className) || deepText(element).trim() !== '') return false;
  let next = element.next;
  while (next && textOf(next) === '') next = next.next;
  return next !== null && NUMBER_STARTS.includes(textOf(next).charAt(0));
}
