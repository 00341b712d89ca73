import { digitsOf, hasNumber, numberRuns } from '#text/characters.ts';
import { findInnerNames } from '#text/find-inner-names.ts';
import { foldWords } from '#text/normalize.ts';
import { stem } from '#text/stem.ts';
import { lettersOf, phoneKey, WRITTEN_PHONE } from '#text/words.ts';
import { isCallToAction, isGeneric, isInstruction } from '../claims/sentence-classifiers.ts';
import { wordsIn } from '../grounding/word-index.ts';
import { CAPITAL_NOUNS } from '../model/unknown-names.ts';

/** Share of a sentence's words that one written line repeats, or that its page has somewhere, when it says the same. Set by hand. */
const SAME_LINE = 0.45;
const SAME_PAGE = 0.6;
/** A sentence without a figure is said by a page that has so many of its words: it may be reworded. */
const SAME_PLAIN = 0.4;
/** A sentence that moved to another page has so many of its words there. */
const MOVED = 0.85;
/** A sentence of fewer words, without a figure or a name, says nothing that visitors would miss. */
const FEWEST_WORDS = 5;

/** A line of fewer words is a label: its capitals name nobody. */
const NAMED_WORDS = 3;

/** Letters or digits of a contact detail that can't be part of other words. */
const FEWEST_CONTACT = 8;

/** The words of a line, and the figures in them. */
type Line = { stems: ReadonlySet<string>; figures: ReadonlySet<string> };

const isTelling = (word: string) => word.length > 3 && !hasNumber(word);

function lineOf(text: string): Line {
  const words = wordsIn(foldWords(text.replace(WRITTEN_PHONE, (number) => (digitsOf(number).length > 8 ? phoneKey(number) : number))));
  return { stems: new Set(words.filter(isTelling).map(stem)), figures: new Set(words.flatMap(numberRuns)) };
}

function shareIn({ stems }: Line, other: ReadonlySet<string>): number {
  let same = 0;
  for (const word of stems) if (other.has(word)) same += 1;
  return stems.size === 0 ? 1 : same / stems.size;
}

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every((figure) => whole.has(figure));

/** Letters from which on the end of a word may be another one: `integrado`, `Integrados`. */
const FEWEST_OF_FORM = 6;
const END = 3;

/** Whether a word is known, also in another form. */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  const start = word.slice(0, Math.max(FEWEST_OF_FORM, word.length - END));
  return word.length >= FEWEST_OF_FORM && [...known].some((other) => other.startsWith(start) && other.length <= word.length + END);
}

/** Whether the new copy says what a sentence of today says, or the sentence says nothing that visitors would miss. */
export type SaidTest = (sentence: string) => boolean;

/** Whether a line gives a phone number, email or postal address of the site. */
function contactTest(contacts: readonly string[]): (text: string) => boolean {
  const values = contacts.map(lettersOf).filter((value) => value.length >= FEWEST_CONTACT);
  const numbers = contacts
    .map(digitsOf)
    .filter((digits) => digits.length >= FEWEST_CONTACT)
    .map((digits) => phoneKey(digits));
  return (text) => {
    const [letters, digits] = [lettersOf(text), digitsOf(text)];
    return values.some((value) => letters.includes(value)) || numbers.some((number) => digits.includes(number));
  };
}

/**
 * Compares sentences of today with the lines of the new site. A line says the same where it has the figures and half of the words, a page
 * where it has the figures and most of the words; names must be somewhere.
 *
 * `all`: the lines of every page; `page`: those of the page that would have the sentence; `others`: those of each other page, where it may
 * have moved. Where the language writes all nouns with a
 * capital, they are no names.
 */
export function createSaidTest(
  {
    all,
    page,
    others = [],
    contacts = [],
  }: { all: readonly string[]; page: readonly string[]; others?: readonly (readonly string[])[]; contacts?: readonly string[] },
  language = 'en',
): SaidTest {
  const lines = all.map(lineOf);
  const here = lineOf(page.join('\n'));
  const elsewhere = others.map((one) => lineOf(one.join('\n')));
  const anywhere = lineOf(all.join('\n'));
  const isContact = contactTest(contacts);
  return (sentence) => {
    const own = lineOf(sentence);
    // The page of contact details has them all.
    if (isContact(sentence) && isWithin(own.figures, anywhere.figures)) return true;
    if (own.figures.size === 0 && own.stems.size < NAMED_WORDS) return true;
    const capitals = CAPITAL_NOUNS.has(language) ? [] : findInnerNames(sentence);
    const names = new Set(
      capitals
        .flatMap((name) => wordsIn(foldWords(name)))
        .filter(isTelling)
        .map(stem),
    );
    if (![...names].every((name) => isKnown(name, anywhere.stems))) return false;
    const isPlain = own.figures.size === 0;
    if (isPlain && (own.stems.size < FEWEST_WORDS || isGeneric(sentence) || isCallToAction(sentence) || isInstruction(sentence)))
      return true;
    // A name that the new site has says nothing of what the sentence is about.
    const about = { ...own, stems: new Set([...own.stems].filter((word) => !names.has(word))) };
    if (isWithin(own.figures, here.figures) && shareIn(about, here.stems) >= (isPlain ? SAME_PLAIN : SAME_PAGE)) return true;
    if (elsewhere.some((other) => isWithin(own.figures, other.figures) && shareIn(about, other.stems) >= MOVED)) return true;
    return lines.some((line) => isWithin(own.figures, line.figures) && shareIn(about, line.stems) >= SAME_LINE);
  };
}
