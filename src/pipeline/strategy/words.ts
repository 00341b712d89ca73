import { foldText } from '#contracts/evidence.ts';

/** Abbreviations after which a full stop does not end a sentence (English, German, French, Spanish). */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Str|Nr|No|vs|ca|bzw|ggf|inkl|usw|etc|e\.g|i\.e|z\. ?B|d\. ?h|u\. ?a|e\. ?V|Inc|Ltd|Co|Sr|Sra|tel|approx|\d{1,2})\.$/iu;
const SENTENCE_END = /(?<=[.!?][)"”“»]?)\s+(?=[\p{Lu}\p{N}"“„«¿¡(])|(?<=[。！？])/u;

/** The sentences of a text, in order; white space folded. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of foldText(text).split(SENTENCE_END)) {
    const before = sentences.at(-1);
    if (before !== undefined && ABBREVIATION.test(before)) sentences[sentences.length - 1] = `${before} ${piece}`;
    else if (piece.trim() !== '') sentences.push(piece.trim());
  }
  return sentences;
}

const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

/** Words of a text; in scripts without blanks two characters count as one word. */
export function countWords(text: string): number {
  const plain = text.trim();
  if (plain === '') return 0;
  if (WIDE.test(plain)) return Math.ceil(plain.replace(/\s/gu, '').length / 2);
  return plain.split(/\s+/u).length;
}

/** Cuts a text at a word border to at most `max` characters, with an ellipsis where something was left out. */
export function cutAtWord(text: string, max: number): string {
  const plain = foldText(text);
  if (plain.length <= max) return plain;
  const room = plain.slice(0, max);
  const border = WIDE.test(plain) ? max - 1 : room.slice(0, max - 1).lastIndexOf(' ');
  return `${room.slice(0, border > max * 0.5 ? border : max - 1).replace(/[\s,;:–—.&|/(-]+$/u, '')}…`;
}

const PLACEHOLDER =
  /lorem ipsum|dolor sit amet|\bexample\.(?:com|org|net)\b|\byour (?:text|title|headline|company name) here\b|\{\{.*?\}\}|\[(?:insert|your|name|title|text|todo|tbd|placeholder)\b[^\]]*\]|〇〇|○○|\bTODO\b|\bTBD\b|\[email[\s ]protected\]|\b(?:demo|test|user|name|your(?:name|email)?|email)@(?:gmail|email|mail|domain|yourdomain|website|company)\.\w+|\b1234567890\b|\bundefined\b|\[object Object\]/iu;

/** Whether a text is filler that a template left behind: never carried over. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

const COOKIE = /\bcookies?\b|einwilligung|consentement|datenschutzeinstellungen/iu;
const COPYRIGHT = /^©|copyright|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos/iu;
const INTERFACE =
  /^(?:skip to (?:main )?content|zum inhalt(?: springen)?|menu|menü|close|search|toggle navigation|loading\.*|previous|next|prev|back to top|share|tweet|print|share this|follow us|read more|click here|learn more|here|more|details|mehr|weiterlesen|mehr erfahren|weitere informationen|en savoir plus|lire la suite|ver m[aá]s|leer m[aá]s|saber m[aá]s|conoce m[aá]s|scopri di più|leggi (?:di più|tutto)|saiba mais|lees meer|découvrir|voir plus|tout voir|voir tout|alle ansehen|ver todos?|vedi tutt[io]|see all|aquí|詳細|こちら|もっと見る|show more|view all|submit|send|ok|yes|no|×|→|»)[\s.…→»>]*$/iu;

/** Whether a text is interface noise (menu words, cookie notice, copyright line), not something a page says. */
export function isNoise(text: string): boolean {
  if (!/\p{L}/u.test(text) || STAND_IN.test(text) || /^[←‹«⟵]\s*(?:\S+\s*){1,5}$/u.test(text)) return true;
  return INTERFACE.test(text) || COPYRIGHT.test(text) || (COOKIE.test(text) && text.length < 400);
}

/** Labels that stand where a picture or map should be. */
const STAND_IN = /^(?:\p{L}+ ){0,3}(?:image|photo|placeholder|map location)(?: here)?$/iu;

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
    .filter((word) => word.length >= 4 || (WIDE.test(word) && word.length >= 2));
}

/** `1 page`, `3 pages`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `a, b and c`, for our own English sentences. */
export function listed(entries: readonly string[]): string {
  if (entries.length < 2) return entries.join('');
  return `${entries.slice(0, -1).join(', ')} and ${entries.at(-1)}`;
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

/** A label without what only dresses it: arrows, emoji, notes such as "(opens in new tab)". */
export function bareLabel(text: string): string {
  return foldText(
    text.replace(/\((?:opens?|öffnet|s'ouvre|se abre)[^)]*\)/giu, '').replace(/^[^\p{L}\p{N}¿¡"“(]+|[^\p{L}\p{N}!?.)"”€$%]+$/gu, ''),
  );
}

/** Cuts a text after its last whole sentence within `max` characters; at a word where even the first is longer. */
export function cutAtSentence(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > max) break;
    kept = longer;
  }
  return kept === '' ? cutAtWord(text, max) : kept;
}
