// Words of a crawled page in a message for a builder: one line each, quoted, so that they cannot take the form of an instruction.
import { letterRuns, withoutControls } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';
import { audits } from '../../audit/audits.ts';
import { siteText } from '../../prompt/site-text.ts';
import { isPromptInjection } from '../../site-model/detect-prompt-injection.ts';

/** What is said in place of words that are meant for a language model. */
const FOR_MODELS = '(words that address AI models are there; they are left out here)';
/** Longer paths and CSS paths help nobody who edits by hand. Characters. */
const LONGEST_PATH = 300;
const LONGEST_PLACE = 60;

// Placeholder text is what is to be removed, so it is quoted, too.
const plainWords = (text: string) => siteText(text) || foldText(text).replaceAll('"', '”').replaceAll('`', "'");

/** A text of a page on one line, as it may be put into quotation marks; orders to language models are left out. */
export const lineOf = (text: string): string => (isPromptInjection(text) ? FOR_MODELS : plainWords(text));

/** JSON on one line, in which no character can end a block, open a tag or start a line. */
export const codeLine = (json: string): string =>
  isPromptInjection(json)
    ? FOR_MODELS
    : foldText(json).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('`', '\\u0060').replaceAll('\u2028', '\\u2028');

/** Characters that end a path in a message. */
const NOT_IN_PATH = /[\s"`<>\\\p{C}]/gu;

/** A path as one word, readable otherwise. */
export const pathWord = (path: string): string => urlWord(path.slice(0, LONGEST_PATH));

/** A URL or path as one word. */
export const urlWord = (url: string): string => url.toWellFormed().replace(NOT_IN_PATH, encodeURIComponent);

/** A short name or CSS path of an element; '' for one that is long or says more than a name. */
export function placeWord(element: string): string {
  const isName = element.length <= LONGEST_PLACE && !isPromptInjection(letterRuns(element).join(' '));
  return isName ? foldText(withoutControls(element)).replaceAll('<', '‹').replaceAll('`', "'") : '';
}

const OWN_FIXES = new Set(audits.map(({ fix }) => fix));

/** What an audit advises: our own words may name markup, words of the page that are in it may not. */
export const adviceWords = (advice: string): string => (OWN_FIXES.has(advice) ? advice : lineOf(advice));
