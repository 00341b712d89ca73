import { hasNumber, numberRuns } from '#text/characters.ts';
import { findInnerNames } from '#text/find-inner-names.ts';
import { stem } from '#text/stem.ts';
import { isCallToAction, isGeneric, isInstruction } from '../claims/sentence-classifiers.ts';
import { wordsIn } from '../grounding/word-index.ts';

/** Share of a sentence's words that one written line repeats, or that its page has somewhere, when it says the same. Set by hand. */
const SAME_LINE = 0.5;
const SAME_PAGE = 0.75;
/** A sentence of fewer words, without a figure or a name, says nothing that visitors would miss. */
const FEWEST_WORDS = 5;

/** The words of a line, and the figures in them. */
type Line = { stems: ReadonlySet<string>; figures: ReadonlySet<string> };

const isTelling = (word: string) => word.length > 3 && !hasNumber(word);

function lineOf(text: string): Line {
  const words = wordsIn(text);
  return { stems: new Set(words.filter(isTelling).map(stem)), figures: new Set(words.flatMap(numberRuns)) };
}

function shareIn({ stems }: Line, other: ReadonlySet<string>): number {
  let same = 0;
  for (const word of stems) if (other.has(word)) same += 1;
  return stems.size === 0 ? 1 : same / stems.size;
}

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every((figure) => whole.has(figure));

/** Whether the new copy says what a sentence of today says, or the sentence says nothing that visitors would miss. */
export type SaidTest = (sentence: string) => boolean;

/**
 * Compares sentences of today with the lines of the new site. A line says the same where it has the figures and half of the words, a page
 * where it has the figures, the names and most of the words.
 *
 * `all`: the lines of every page; `page`: those of the page that would have the sentence.
 */
export function createSaidTest(all: readonly string[], page: readonly string[]): SaidTest {
  const lines = all.map(lineOf);
  const here = lineOf(page.join('\n'));
  const anywhere = lineOf(all.join('\n'));
  return (sentence) => {
    const own = lineOf(sentence);
    const names = new Set(findInnerNames(sentence).flatMap(wordsIn).filter(isTelling).map(stem));
    if (!isWithin(names, anywhere.stems)) return false;
    const isPlain = own.figures.size === 0;
    if (isPlain && (own.stems.size < FEWEST_WORDS || isGeneric(sentence) || isCallToAction(sentence) || isInstruction(sentence)))
      return true;
    if (isWithin(own.figures, here.figures) && isWithin(names, here.stems) && shareIn(own, here.stems) >= SAME_PAGE) return true;
    return lines.some((line) => isWithin(own.figures, line.figures) && shareIn(own, line.stems) >= SAME_LINE);
  };
}
