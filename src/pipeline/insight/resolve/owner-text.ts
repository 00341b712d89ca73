import { splitLines, withoutTags } from '#text/characters.ts';
import { dropEnd } from '#text/edges.ts';
import { foldText } from '#text/normalize.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { cutAtWord } from '#text/truncate.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';

/** Longest text that a profile takes from the owner, in characters: a claim's words, and a description. */
const MAX_TEXT = 500;
const MAX_DESCRIPTION = 1_000;

/** The owner's words as plain text on one line: no markup, no control characters. '' where they are an order to a language model. */
export function cleanOwnerText(text: string | undefined, max = MAX_TEXT): string {
  const plain = plainText(text);
  return mayBePromptInjection(plain) ? '' : cutAtWord(plain, max);
}

/** Whether a text is refused because it gives orders to language models. */
export const isRefused = (text: string | undefined): boolean => mayBePromptInjection(plainText(text));

function plainText(text: string | undefined): string {
  const withoutMarkup = withoutTags(sanitizeText(text ?? ''))
    .replace(/\[([^\]]{0,500})\]\((?:[^()]|\([^()]{0,200}\)){0,500}\)/g, '$1')
    .replace(/[\p{Cc}<>`]/gu, ' ');
  return foldText(withoutMarkup).replace(/^(?:[#>*-]+ )+/, '');
}

/** The same for a description of an offer. */
export const cleanOwnerDescription = (text: string | undefined): string => cleanOwnerText(text, MAX_DESCRIPTION);

/** One entry per line, so that several can be given at once. */
export function entriesOf(text: string | undefined): string[] {
  return splitLines(text ?? '')
    .flatMap((line) => line.split(';'))
    .map((entry) => cleanOwnerText(entry))
    .filter((entry) => entry !== '');
}

const YES = new Set(['yes', 'y']);
const NO = new Set(['no', 'n', 'none']);

/** Whether an answer is nothing but yes or no. */
export function yesOrNo(text: string | undefined): 'yes' | 'no' | null {
  const word = dropEnd(foldText(text ?? '').toLowerCase(), '.!');
  if (YES.has(word)) return 'yes';
  return NO.has(word) ? 'no' : null;
}
