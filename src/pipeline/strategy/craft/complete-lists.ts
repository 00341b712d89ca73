import type { SectionItem, SectionPlan } from '#contracts/strategy.ts';
import { hasNumber, numberRuns } from '#text/characters.ts';
import { splitSentences } from '#text/segment.ts';
import type { ChosenSection } from '../choices/choices.ts';
import { numbersIn, pricesIn } from '../grounding/grounding.ts';
import { wordsIn } from '../grounding/word-index.ts';

/** From so many entries on, a list is expected to be complete. */
const LIST = 3;
/** Share of an entry's words that one line must repeat to be about the same thing. Set by hand. */
const SAME_SHARE = 0.5;

const lineOf = ({ title, text }: SectionItem) => `${title} ${text}`;

/** Every line of sections: entries whole, paragraphs by the sentence. */
export function linesOf(sections: Iterable<readonly Pick<ChosenSection, 'heading' | 'text' | 'items'>[]>): string[] {
  return [...sections]
    .flat()
    .flatMap(({ heading, text, items }) => [heading, ...text.flatMap((one) => [...splitSentences(one)]), ...items.map(lineOf)]);
}

const isQuestion = ({ kind }: SectionItem) => kind === 'question';
const isPriced = (item: SectionItem) => pricesIn(lineOf(item)).length > 0;

/** A name of a word or two, such as a time of day, says too little to be found again. */
const NAMING_WORDS = 2;
function isShort({ title, text }: SectionItem): boolean {
  const [price = ''] = pricesIn(text);
  const name = title || (price === '' ? text : text.slice(0, Math.max(0, text.indexOf(price))));
  return wordsIn(name).filter((word) => word.length > 3 && !hasNumber(word)).length < NAMING_WORDS;
}

/** Entries of offers with prices and of questions: visitors expect all of them. What a form asks is no list. */
function listedEntries({ items, forms }: SectionPlan): SectionItem[] {
  if (forms.length > 0) return [];
  return [items.filter(isPriced), items.filter(isQuestion)].find((list) => list.length >= LIST) ?? [];
}

/** Whether a line has a figure, also with letters behind or before it: `K820e`, `220V`. */
function holds(line: ReadonlySet<string>, figure: string): boolean {
  return line.has(figure) || [...line].some((word) => numberRuns(word).includes(figure));
}

/** Whether a line is about an entry: most words of its name and, where it has some, its figures. */
function isAbout(line: ReadonlySet<string>, item: SectionItem): boolean {
  const name = wordsIn(item.title || item.text).filter((word) => word.length > 2 && !hasNumber(word));
  const shared = name.filter((word) => line.has(word)).length;
  const figures = isQuestion(item) ? [] : numbersIn(item.title || item.text).flatMap(wordsIn);
  return (name.length === 0 || shared / name.length >= SAME_SHARE) && figures.every((figure) => holds(line, figure));
}

/** Whether each of an entry's amounts is written somewhere: then its list was put into another form. */
function isPricedAgain(item: SectionItem, lines: readonly ReadonlySet<string>[]): boolean {
  const amounts = pricesIn(lineOf(item)).flatMap(numbersIn).flatMap(wordsIn);
  return amounts.length > 0 && isShort(item) && amounts.every((amount) => lines.some((line) => holds(line, amount)));
}

/** Fewer questions are edited rather than forgotten: two may have become one. */
const FORGOTTEN_QUESTIONS = 3;

/** Entries of today's list that no line names. */
export function forgottenEntries(section: SectionPlan, lines: readonly ReadonlySet<string>[]): SectionItem[] {
  const forgotten = listedEntries(section).filter((item) => !lines.some((line) => isAbout(line, item)) && !isPricedAgain(item, lines));
  return forgotten.every(isQuestion) && forgotten.length < FORGOTTEN_QUESTIONS ? [] : forgotten;
}
