import { isNoise, isPlaceholder } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { countWords, isUnspaced } from '#text/segment.ts';

const GENERIC =
  /^(?:(?:welcome|willkommen|herzlich willkommen|bienvenue|bienvenid[oa]s?|benvenut[oi]|welkom|ようこそ)\b.{0,40}|home ?page|home|start|startseite|accueil|inicio|index|main|untitled|about(?: us)?|über uns|(?:à|a) propos|contact(?: us)?|kontakt|our (?:services|products|work|story|team|menu|mission)|services|products|produkte|leistungen|menu|blog|news|aktuelles|gallery|galerie|overview|page not found|404.*|error.*|faqs?|frequently asked questions|get in touch|latest news|features|what we do|who we are|hello)[.!?…]*$/iu;

/** Whether a title or heading says nothing of this business: it could stand on any site. */
export function isGeneric(text: string): boolean {
  return GENERIC.test(text.trim());
}

/** Whether a text reads as a sentence worth quoting: 5 to 60 words, no noise, no filler. */
export function isGoodSentence(text: string): boolean {
  const words = countWords(text);
  return words >= 5 && words <= 60 && text.length <= 320 && !isNoise(text) && !isPlaceholder(text);
}

/** The form in which texts are compared: white space folded, lower case. */
export function comparable(text: string): string {
  return foldText(text).toLowerCase();
}

/** A text of the site in plain quotation marks; its own outer ones are not doubled. */
export function inQuotes(text: string): string {
  const inner = text.trim().replace(/^["“„«»](.*)["“”«»]$/su, '$1');
  return `"${/["“”„«»]/u.test(inner) ? text : inner}"`;
}

/** Compared forms of texts that are asked for again and again, by the object that holds the text. */
const known = new WeakMap<object, string>();

/** The compared form of a block's or heading's text, made once for each. */
export function comparableOf(holder: { readonly text: string }): string {
  const before = known.get(holder);
  if (before !== undefined) return before;
  const made = comparable(holder.text);
  known.set(holder, made);
  return made;
}

/** The list without later entries that have the same key. */
export function distinctBy<T>(list: readonly T[], keyOf: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const key = keyOf(entry);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Words of four letters or more, lower case: what is compared when asking whether two texts speak of the same thing. */
export function significantWords(text: string): string[] {
  return comparable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4 || (isUnspaced(word) && word.length >= 2));
}

/** `1 page`, `3 pages`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Whether the first text stands in the second, case and white space aside. */
export function foldedWithin(part: string, whole: string): boolean {
  return comparable(whole).includes(comparable(part));
}

/** Whether two texts share a word of four letters or more. */
export function sharesWord(a: string, b: string): boolean {
  const words = new Set(significantWords(a));
  return significantWords(b).some((word) => words.has(word));
}
