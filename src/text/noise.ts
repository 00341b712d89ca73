import { hasTerm } from '#lexicon/match-terms.ts';
import { hasLetter } from './characters.ts';

/** Shapes of template leftovers and dummy values, in any language. */
const LEFTOVERS = [
  // Capitals only: `todo` is a word of Spanish.
  /\{\{.*?\}\}|\[object Object\]|\bundefined\b|\bTODO\b|\bTBD\b|〇〇|○○|\b1234567890\b/u,
  /\[(?:insert|your|company|city|business|name|title|todo|tbd|placeholder|text(?: goes)? here)\b[^\]]*\]|\[email[\s ]protected\]/iu,
  /\bexample\.(?:com|org|net)\b|\b(?:demo|test|user|name|your(?:name|email)?|email)@(?:gmail|email|mail|domain|yourdomain|website|company)\.\w+/iu,
];

/** Whether a text is filler that a template left behind: such text is never carried over. */
export function isPlaceholder(text: string): boolean {
  return LEFTOVERS.some((pattern) => pattern.test(text)) || hasTerm(text, 'placeholder-text', 'filler');
}

const BACK_LINK = /^[←‹«⟵]\s*(?:\S+\s*){1,5}$/u;
/** A longer text that mentions cookies says something about them. */
const MAX_COOKIE_NOTICE_LENGTH = 400;

/** Whether a text is interface noise (menu words, cookie notice, copyright line) rather than something a page says. */
export function isNoise(text: string): boolean {
  if (!hasLetter(text) || BACK_LINK.test(text) || text.startsWith('©')) return true;
  const has = (group: string) => hasTerm(text, 'control-labels', group);
  return has('label') || has('image-replacement') || has('copyright') || (text.length < MAX_COOKIE_NOTICE_LENGTH && has('cookies'));
}
