import { mentions } from '../mentions.ts';
import messages from './form-messages.json' with { type: 'json' };

/** Letters in which a message after sending says thanks. */
const OPENING = 20;

/** Whether a text is what a form says after sending, which pages hold ready and hide: thanks first, then that it arrived. */
export function isFormMessage(text: string): boolean {
  return mentions(text.slice(0, OPENING), messages.thanks) && mentions(text, messages.arrived);
}
