import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { hasAny, replaceAny } from '#text/characters.ts';
import { makesSense } from '#text/noise.ts';
import { foldText, foldWords } from '#text/normalize.ts';
import { trimPunctuation } from '../../shapes.ts';

/** Japanese legal forms are attached to the name, without a space. */
export const JAPANESE_FORM =
  /^(?:株式会社|有限会社|合同会社|合資会社|（株）|\(株\)|㈱|（有）)\s*|\s*(?:株式会社|有限会社|合同会社|（株）|\(株\)|㈱|（有）)$/u;

/** Where the legal form at the end of a name starts; -1 when it has none. */
function legalFormStart(name: string): number {
  const forms = matchTerms(name, 'business-names', 'legal-form').filter(({ from }) => from > 0);
  return forms.length > 0 ? Math.min(...forms.map(({ start }) => start)) : -1;
}

/** Whether the name ends with a legal form: `Muster GmbH`. */
export function hasLegalForm(name: string): boolean {
  return legalFormStart(name) > 0;
}

/** Key under which spellings of one name meet: no case, spaces, legal form, leading article or trademark symbols. */
export function nameKey(name: string): string {
  const plain = foldText(replaceAny(name.replace(JAPANESE_FORM, ' '), '™®©', ' '));
  const end = legalFormStart(plain);
  const short = (end > 0 ? plain.slice(0, end) : plain).replaceAll('&', ' and ');
  const [article] = matchTerms(short, 'business-names', 'article');
  const bare = article && article.end < short.trimEnd().length ? short.slice(article.end) : short;
  return foldWords(bare).replaceAll(' ', '');
}

const MAX_NAME_LENGTH = 80;
const MAX_NAME_WORDS = 9;

/** Marks of templates that were not filled in: `[logo_alt]`, `{{ site.title }}`. */
const TEMPLATE_MARKS = '[]{}<>_';

/** Whether a text can be a business name at all: short, whole, with letters, not the name of a page. */
export function canBeName(text: string): boolean {
  const folded = foldWords(text);
  if (folded === '' || text.length > MAX_NAME_LENGTH || !makesSense(text) || hasTerm(text, 'business-names', 'page-word')) return false;
  if (/https?:|@|\bwww\./i.test(text) || [...TEMPLATE_MARKS].some((mark) => text.includes(mark))) return false;
  if (hasTerm(text, 'business-names', 'cut-off')) return false;
  const words = folded.split(' ');
  // "plumber plumber plumber" is keyword stuffing, no name.
  return words.length <= MAX_NAME_WORDS && (words.length < 3 || new Set(words).size > words.length / 2);
}

/** The parts of a title, split at its separators: `About | Muster - Bakery` gives three. */
export function titleParts(title: string): string[] {
  return title
    .split(/\s+[|–—·•»«‹›/~-]+\s+|\s*[|｜]\s*|:\s+|\s+::\s+|\s?—\s?/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The name in a greeting: `Welcome to Muster!` gives `Muster`; '' when the text is no greeting. */
export function greetedName(text: string): string {
  const greeting = matchTerms(text, 'business-names', 'greeting').at(-1);
  if (!greeting) return '';
  return /^[\s、]*(.{2,60}?)(?:[!.,！。]|\s+[–—|-]\s|$)/u.exec(text.slice(greeting.end))?.[1]?.trim() ?? '';
}

const MAX_COPYRIGHT_LENGTH = 300;
const COPYRIGHT_MARK = /©|\([cC]\)(?=\s+[\d\p{Lu}])|[cC]opyright|COPYRIGHT/u;
/** Further marks, and years. */
const MARKS_AND_YEARS = /©|\(c\)|copyright|\b(?:19|20)\d\d\b(?:\s*[-–—]\s*(?:(?:19|20)\d\d|present|today|now))?/giu;
const HOLDER_END = /\.\s+(?=\p{Lu})|\s*[|·•]\s*|\s+[-–—]\s+/u;

/** The holder in a copyright line: `© 2024 Muster GmbH. All rights reserved.` gives `Muster GmbH`; '' when there is none. */
export function copyrightHolder(text: string): string {
  if (text.length > MAX_COPYRIGHT_LENGTH) return '';
  const [reservedBy] = matchTerms(text, 'business-names', 'rights-reserved-by');
  if (reservedBy) return withoutTail(text.slice(reservedBy.end).trim());
  const [holder = ''] = afterCopyrightMark(text).split(HOLDER_END);
  const [notice] = matchTerms(holder, 'business-names', 'copyright-notice');
  return withoutTail(holder.slice(0, notice?.start));
}

/** What a copyright line adds to its holder after a dash, as `© 2024 VfB - Verein für Buchkunst` spells a short name out; '' when it adds nothing. */
export function copyrightSubtitle(text: string): string {
  if (text.length > MAX_COPYRIGHT_LENGTH) return '';
  const line = afterCopyrightMark(text);
  const [holder = '', subtitle = ''] = line.split(HOLDER_END);
  const separator = line.slice(holder.length, line.indexOf(subtitle, holder.length));
  return hasAny(separator, '-–—') && !hasTerm(subtitle, 'business-names', 'copyright-notice') ? trimPunctuation(subtitle) : '';
}

/** A copyright line from its holder on; '' when it is none. */
function afterCopyrightMark(text: string): string {
  const mark = COPYRIGHT_MARK.exec(text);
  if (!mark) return '';
  return text
    .slice(mark.index + mark[0].length)
    .replace(MARKS_AND_YEARS, ' ')
    .replace(/^[\s,.:|·–—-]*(?:by\s+)?/iu, '')
    .trim();
}

/** Drops the punctuation at the end, but for the full stop of a legal form: "e.V.", "Inc.". */
function withoutTail(name: string): string {
  const bare = trimPunctuation(name);
  return name.startsWith(`${bare}.`) && hasLegalForm(bare) ? `${bare}.` : bare;
}
