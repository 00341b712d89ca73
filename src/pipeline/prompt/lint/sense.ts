import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { hasAny, hasLetter } from '#text/characters.ts';
import { memoize } from '#text/memoize.ts';
import { makesSense } from '#text/noise.ts';
import { endsInGreeting, hasCutName, isContactLine, isLabelRow, isRunTogether, namesAddress } from '#text/statement-sense.ts';
import { detectLanguage } from '../../crawl/extract/language.ts';

/** Share of a text's letters that labels of menus cover when it is a menu. */
const MENU_SHARE = 0.75;
const FEWEST_LABELS = 3;
/** Characters from which on the language of a copied text is told: names and quotes are shorter. */
const LONG = 90;
/** Two words written without a space: `FriendsThe`. */
const JOINT = /^(\p{Lu}?\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u;

function isMenu(text: string): boolean {
  const labels = matchTerms(text, 'page-labels', 'menu');
  if (labels.length < FEWEST_LABELS) return false;
  const covered = new Set(labels.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));
  return covered.size >= MENU_SHARE * text.replaceAll(' ', '').length;
}

/** A word of two that both are in the text by themselves as well, or a second such word: names like GitHub do not. */
function isGlued(text: string): boolean {
  const words = text.split(/[\s.,;:!?()"]+/u);
  return words.some((word) => {
    const [, first = '', second = ''] = JOINT.exec(word) ?? [];
    return first !== '' && (words.includes(first) || words.includes(second));
  });
}

/** The last word of an address: `.de` is no word that asks for more. */
const endsInAddress = (text: string) => hasAny(text.slice(text.lastIndexOf(' ')), '@./');
const isCut = (text: string) =>
  text.split(' ').length > 3 && !endsInAddress(text) && hasTerm(text, 'copy-quality', 'open-end') && !/[\p{P}\p{N}]$/u.test(text);

/** The prompt is checked again after every change of its owner: most of its texts are the same. */
const languageOf = memoize(detectLanguage);

/** Share of words with a capital from which on a text is names and labels, whose language can't be told; German sentences have a third. */
const NAMES_SHARE = 0.6;

function areNames(text: string): boolean {
  const words = text.split(' ').filter(hasLetter);
  return words.filter((word) => word.charAt(0) !== word.charAt(0).toLowerCase()).length >= NAMES_SHARE * words.length;
}

function isForeign(text: string, languages: readonly string[]): boolean {
  const found = languages.length === 0 || areNames(text) ? null : languageOf(text);
  return found !== null && !languages.includes(found);
}

/** Whether a text is a control, a message or a leftover of a page, or a menu. */
function isNoPlainText(text: string): string {
  if (!makesSense(text)) return 'a control, a message or a leftover of a page';
  if (hasTerm(text, 'page-labels', 'not-found')) return 'the text of an error page';
  return isMenu(text) ? 'a menu' : '';
}

/** `name`: of the business; `isLine`: a line of the first screen, which is no row of labels. */
type StatementRules = { name?: string; isLine?: boolean; addresses?: readonly string[] };
type Judged = { languages: readonly string[]; isCopied: boolean; statement?: StatementRules };

/** Why a text says nothing about a business, as the end of "This is"; '' where it does. */
function isNoStatement(text: string, { name, isLine = false, addresses = [] }: StatementRules): string {
  if (name === undefined) return '';
  if (isContactLine(text) || (isLine && addresses.some((address) => namesAddress(text, address)))) return 'only a way to get in touch';
  if (isRunTogether(text)) return 'two lines of the page in one';
  if (endsInGreeting(text)) return 'a name with a greeting';
  if (hasCutName(text, name)) return 'a text in which the name of the business breaks off';
  return isLine && isLabelRow(text) ? 'labels in a row' : '';
}

/**
 * Why a text can't be a statement or a headline of the new site, as the end of "This is"; '' when nothing is wrong. `languages`: ISO 639-1
 * codes that it may be in, [] for any; short texts have no language that could be told. `isCopied`: copied from a page, whose headings and
 * list entries may end anywhere. `statement`: the text has to say something about the business.
 */
export function problemOf(text: string, { languages, isCopied, statement = {} }: Judged): string {
  if (!hasLetter(text)) return '';
  const problem = isNoPlainText(text);
  const empty = problem || isNoStatement(text, statement);
  if (empty !== '') return empty;
  if (isCopied && text.length < LONG) return '';
  if (!isCopied && isGlued(text)) return 'two texts without a space between them';
  if (!isCopied && isCut(text)) return 'a sentence that is cut off';
  return isForeign(text, languages) ? 'in another language than the site' : '';
}

/** Whether a statement would be true of any business. */
export function fitsAnybody(text: string): boolean {
  return hasTerm(text, 'copy-quality', 'anybody');
}
