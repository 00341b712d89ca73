import type { TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasAny, hasLetter, startsWithCapital } from '#text/characters.ts';
import { dropStart } from '#text/edges.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { bareSpeaker } from '#text/sayings.ts';
import { countWords } from '#text/segment.ts';
import { hasQuoteMark, isHeadingTag } from '../../shapes.ts';

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

/** Quotations followed by a line that names who said them: "..." - Jane Doe. Also those that a line without a heading announces. */
export function signedQuotes(content: readonly TextBlock[]): SignedQuote[] {
  return [...quotesWithSignature(content), ...announcedQuotes(content)];
}

function quotesWithSignature(content: readonly TextBlock[]): SignedQuote[] {
  return content.flatMap((quote, index) => {
    const signature = content[index + 1];
    const isQuoted = isQuotation(quote.text) || isOrnament(content[index - 1]?.text ?? '');
    if (!isQuoted || countWords(quote.text) < MIN_QUOTE_WORDS || !signature || !isSignature(signature.text)) return [];
    if (countWords(signature.text) > MAX_SIGNATURE_WORDS) return [];
    return [{ quote, signature, author: bareSpeaker(signature.text) }];
  });
}

/** The most words of a line that announces quotations, and the least number of them that follow it. */
const MAX_ANNOUNCING_WORDS = 8;
const MIN_ANNOUNCED = 2;

/** Whether a line is a name and nothing else: "Ann Carter", or a first name alone. */
const isSpeakerName = (text: string): boolean =>
  PERSON_NAME.test(text) || (countWords(text) === 1 && startsWithCapital(text) && !hasAny(text, '.,:;!?'));

/**
 * Texts below a line such as "What our clients say", each above a bare name. Page builders make such lines paragraphs and the quotations
 * headings, so that no section has them.
 */
function announcedQuotes(content: readonly TextBlock[]): SignedQuote[] {
  const announcesQuotes = ({ tag, text }: TextBlock) =>
    !isHeadingTag(tag) && countWords(text) <= MAX_ANNOUNCING_WORDS && hasTerm(text, 'trust-signals', 'testimonials-heading');
  const start = content.findIndex(announcesQuotes);
  if (start < 0) return [];
  const lines = content.slice(start + 1).filter(({ text }) => hasLetter(text));
  const found: SignedQuote[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [quote, signature] = lines.slice(at, at + 2);
    if (!quote || !signature || countWords(quote.text) < MIN_QUOTE_WORDS || !isSpeakerName(signature.text)) break;
    found.push({ quote, signature, author: signature.text });
  }
  return found.length < MIN_ANNOUNCED ? [] : found;
}
