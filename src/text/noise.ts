import { hasTerm } from '#lexicon/match-terms.ts';
import { digitsOf, hasAny, hasLetter, hasNumber } from './characters.ts';
import { memoize } from './memoize.ts';

/** Shapes of template leftovers and dummy values, in any language. */
const LEFTOVERS = [
  // Capitals only: `todo` is a word of Spanish.
  /\{\{.*?\}\}|\[object Object\]|\bundefined\b|\bTODO\b|\bTBD\b|〇〇|○○|\b1234567890\b/u,
  /\[(?:insert|your|company|city|business|name|title|todo|tbd|placeholder|text(?: goes)? here)\b[^\]/]*\]|\[email[\s ]protected\]/iu,
  /\bexample\.(?:com|org|net)\b|\b(?:demo|test|user|name|your(?:name|email)?|email)@(?:gmail|email|mail|domain|yourdomain|website|company)\.\w+/iu,
];

/** Whether a text is filler that a template left behind: such text is never carried over. */
export const isPlaceholder = memoize(
  (text): boolean => LEFTOVERS.some((pattern) => pattern.test(text)) || hasTerm(text, 'placeholder-text', 'filler'),
);

const BACK_LINK = /^[←‹«⟵⬅⇐]\ufe0f?\s*(?:\S+\s*){1,5}$/u;

/** Whether a text is only a link back to another page. */
export const isBackLink = (text: string): boolean => BACK_LINK.test(text);

/** A longer text that mentions cookies, a form or an error says something about them. */
const MAX_NOTICE_LENGTH = 400;
const MAX_MESSAGE_LENGTH = 160;

/** Whether a text is a message of the software: a cookie notice, an error, something loading or announced, a form instruction. */
export function isMessage(text: string): boolean {
  const has = (group: string) => hasTerm(text, 'control-labels', group);
  return (text.length < MAX_NOTICE_LENGTH && has('cookies')) || (text.length < MAX_MESSAGE_LENGTH && (has('status') || has('form')));
}

/** Whether a text is interface noise (menu words, a message, copyright line, no word at all) rather than something a page says. */
export const isNoise = memoize((text): boolean => {
  if (!hasLetter(text) || isBackLink(text) || text.startsWith('©')) return true;
  return ['label', 'image-replacement', 'copyright'].some((group) => hasTerm(text, 'control-labels', group)) || isMessage(text);
});

/** An amount without a currency, a time of day, or an amount without cents: `8,50`, `17:00`, `25.-`. */
const AMOUNT = /\p{N}[.,:]\s?(?:\p{N}{2}(?!\p{N})|[-–—])/u;
const FIGURE_SIGNS = '$€£¥₹₽₺₴₩%';
/** Digits of a phone number. */
const PHONE_DIGITS = 6;

/** Whether a text is an amount, a share, a time or a phone number by itself: an element of its own on many pages, and what visitors look for. */
export const isFigure = (text: string): boolean =>
  !hasLetter(text) &&
  hasNumber(text) &&
  (hasAny(text, FIGURE_SIGNS) || AMOUNT.test(text) || (digitsOf(text).length >= PHONE_DIGITS && !text.startsWith('©')));

/** Whether a text is noise in the copy of a page, where figures stand next to the words that they belong to. */
export const isCopyNoise = (text: string): boolean => isNoise(text) && !isFigure(text);

/** Whether a text is a verse of scripture with its source, or names one as its source. */
export function isVerse(text: string): boolean {
  return hasTerm(text, 'control-labels', 'verse');
}

/** Whether a text is nothing but an entry of a menu or footer: a social network, "Infos", "Follow us". It is copy, but no statement. */
const isEntry = (text: string): boolean => hasTerm(text, 'control-labels', 'entry');

const OPEN_SLOTS = ['(...', '(…', '... /', '… /', '... %', '… %'];

/** Whether a number or a name was left open: "... / 5 (... reviews)". */
function hasOpenSlot(text: string): boolean {
  return OPEN_SLOTS.some((slot) => text.includes(slot));
}

/**
 * Whether a text makes sense as a statement about a business: it has words, and is no noise, placeholder or verse. The one judge that
 * every text passes before it may be a name, a purpose, an offer, an audience, a promise or proof.
 */
export function makesSense(text: string): boolean {
  return !isNoise(text) && !isEntry(text) && !isPlaceholder(text) && !isVerse(text) && !hasOpenSlot(text);
}
