import { hasLetter, hasNumber, startsWithCapital } from '#text/characters.ts';
import { isElement } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { DomWalkState } from './dom-walk-state.ts';

/** What is raised or lowered belongs to the word before it: the unit of an area. */
const RAISED = new Set(['sub', 'sup']);

/**
 * Whether a text would touch the word or number before it: several words at the start of an element or behind a label ("Email" and "Write to the
 * office"; one word may be the second half of a name), a number, which always is a value ("Monday" and "9-17"), a word behind the number of its card.
 */
export function isGlued(state: DomWalkState, element: DomElement, value: string): boolean {
  const { inkEnd, visible, lastInk, labelEnd } = state;
  if (inkEnd !== visible.length || inkEnd === 0) return false;
  if (isOrdinal(state.lastText) && startsWithCapital(value)) return true;
  const startsHere = element.start === visible.length;
  // `Instagram` and `@name` are no email address.
  if (startsHere && value.startsWith('@')) return true;
  if (startsHere && isChip(state, element, value)) return true;
  if (!startsHere && labelEnd !== visible.length) return false;
  const [first = '', second = ''] = value;
  const isWordEnd = lastInk !== lastInk.toUpperCase();
  if (isWordEnd && first >= '0' && first <= '9') return !RAISED.has(element.tag);
  if (!value.trimEnd().includes(' ')) return false;
  const startsName = first !== first.toLowerCase() && second !== second.toUpperCase();
  if (startsHere && startsName && isAbbreviation(state.lastText)) return true;
  return isBelowLabel(state, startsHere) || (startsName && (isWordEnd || (lastInk >= '0' && lastInk <= '9')));
}

/** Fewer letters are an initial that a style enlarges. */
const LABEL_LETTERS = 3;

/** Whether a text is nothing but capitals: `CPA` above "Licensed accountants". */
const isAbbreviation = (text: string): boolean =>
  text.length >= LABEL_LETTERS && hasLetter(text) && text === text.toUpperCase() && !text.trim().includes(' ');

/** Whether an element is the next of a row of equal ones, which a style sets apart: names of places, tags. Letters of an animation are one each. */
const isChip = ({ lastText }: DomWalkState, { tag, className, previous }: DomElement, value: string): boolean =>
  className !== '' &&
  previous !== null &&
  isElement(previous) &&
  previous.tag === tag &&
  previous.className === className &&
  Math.min(lastText.length, value.length) >= LABEL_LETTERS &&
  startsWithCapital(value);

/** Whether an element begins right behind a bold label, which a style sets above it: `<b>Riding</b><span>for beginners</span>`. */
export const isBelowLabel = ({ labelEnd, visible, lastText }: DomWalkState, startsHere: boolean): boolean =>
  startsHere && labelEnd === visible.length && lastText.length >= LABEL_LETTERS;

/** Whether a text is the number of a card: `03`. */
const isOrdinal = (text: string): boolean => text.trim().length === 2 && text.trim().startsWith('0') && hasNumber(text.trim().charAt(1));
