import type { TextBlock } from '#contracts/page.ts';
import { startsWithCapital } from '#text/characters.ts';
import { dropStart } from '#text/edges.ts';
import { bareSpeaker } from '#text/sayings.ts';
import { countWords } from '#text/segment.ts';
import { hasQuoteMark } from '../../shapes.ts';

/** A quotation and the line below it that says who spoke, both as they are in the content of a page. */
export type SignedQuote = { quote: TextBlock; signature: TextBlock; author: string };

const MIN_QUOTE_WORDS = 4;
/** The most words of a line that names who spoke. */
const MAX_SIGNATURE_WORDS = 14;

const QUOTED = /^["“„«].{20,}["”“»]\.?$/su;

/** Whether a text is wholly in quotation marks. */
export const isQuotation = (text: string): boolean => QUOTED.test(text);

/** Whether a line signs what is above it: a name behind a dash, or alone in brackets. */
export function isSignature(text: string): boolean {
  const rest = dropStart(text, '-–—―~ ');
  return rest !== text ? startsWithCapital(rest) : text.startsWith('(') && text.endsWith(')') && startsWithCapital(bareSpeaker(text));
}

/** A mark in a block of its own, as an ornament. */
const isOrnament = (text: string) => text.length === 1 && hasQuoteMark(text);

/** Quotations followed by a line that names who said them: "..." - Jane Doe */
export function signedQuotes(content: readonly TextBlock[]): SignedQuote[] {
  return content.flatMap((quote, index) => {
    const signature = content[index + 1];
    const isQuoted = isQuotation(quote.text) || isOrnament(content[index - 1]?.text ?? '');
    if (!isQuoted || countWords(quote.text) < MIN_QUOTE_WORDS || !signature || !isSignature(signature.text)) return [];
    if (countWords(signature.text) > MAX_SIGNATURE_WORDS) return [];
    return [{ quote, signature, author: bareSpeaker(signature.text) }];
  });
}
