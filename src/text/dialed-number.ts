import { digitsOf } from './characters.ts';
import { PHONE_DIGITS, phoneKey } from './words.ts';

/**
 * Whether a link dials another number than the one its visitors read. False where the text names no whole number; a number with an
 * extension, or one of several that the text names, is the same.
 */
export function dialsAnother(shown: string, dialed: string): boolean {
  const [read, called] = [digitsOf(shown.replaceAll('(0)', '')), digitsOf(dialed)];
  if (read.length < PHONE_DIGITS || called.length < PHONE_DIGITS) return false;
  return !read.includes(phoneKey(called)) && !called.includes(phoneKey(read));
}

const NUMBER = /\+?[\d(][\d()\s./–-]{5,22}\d/;

/**
 * The target of a link for people: where a phone link dials another number than its words show, the shown one. Visitors trust what they read,
 * and a number that only the link has is a slip of the pen.
 */
export function dialShown(target: string, words: string): string {
  if (!target.toLowerCase().startsWith('tel:') || !dialsAnother(words, target)) return target;
  const shown = NUMBER.exec(words)?.[0] ?? '';
  return shown === '' ? target : `tel:${shown.startsWith('+') ? '+' : ''}${digitsOf(shown)}`;
}
