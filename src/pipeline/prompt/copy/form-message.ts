import { mentions } from '../mentions.ts';
import messages from './form-messages.json' with { type: 'json' };

/** Letters in which a message after sending says thanks. */
const OPENING = 20;

/** A longer text tells something. */
const LONGEST = 200;

/** Whether a text is what a form says after sending, which pages hold ready and hide: thanks first, then in the same breath that it arrived. */
export function isFormMessage(text: string): boolean {
  if (text.length > LONGEST || !mentions(text.slice(0, OPENING), messages.thanks)) return false;
  const isFor = mentions(text.slice(0, OPENING), messages.for);
  return !isFor && mentions(text, messages.arrived);
}
