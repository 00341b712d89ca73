import type { PromptBlock } from '#contracts/prompt.ts';
import { CONTENT_FILE, type PromptCorrection } from '#contracts/prompt-review.ts';
import { hasLetter, hasNumber } from '#text/characters.ts';
import { asCell, hasBorder, isRow } from '../table-rows.ts';
import { type Found, findOnce, replaceAt } from './find-words.ts';

/** A prompt and the copy file that goes with it, while corrections are made. */
export type Draft = { blocks: PromptBlock[]; content: string };

/** The text that a correction is about; undefined where the prompt has no such part. */
export const textOf = ({ blocks, content }: Draft, id: string): string | undefined =>
  id === CONTENT_FILE ? content : blocks.find((block) => block.id === id)?.text;

const withText = ({ blocks, content }: Draft, id: string, text: string): Draft =>
  id === CONTENT_FILE
    ? { blocks, content: text }
    : { content, blocks: blocks.map((block) => (block.id === id ? { ...block, text } : block)) };

export const NOT_THERE = 'These words are not in the prompt.';

const isWord = (character: string) => hasLetter(character) || hasNumber(character);

/** Whether a place is inside a word, a number or an address. */
const cutsWord = (text: string, at: number) => isWord(text.charAt(at - 1)) && (isWord(text.charAt(at)) || text.charAt(at) === '#');

/** Words that take the place of a cell's text, or of a part of it, stay in that cell: their pipes are escaped. */
function inItsCell(text: string, { start, end }: Found, words: string): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const isInCell = isRow(line) && !hasBorder(text.slice(start, end)) && !words.includes('\n');
  return isInCell ? asCell(words) : words;
}
/** One correction made in a draft, or why its place can't be told. */
export function makeCorrection(draft: Draft, { blockId, find, replace }: PromptCorrection): Draft | string {
  const text = textOf(draft, blockId);
  if (text === undefined) return 'The prompt has no such part.';
  const found = findOnce(text, find);
  if (found === 'none') return NOT_THERE;
  if (typeof found === 'object' && (cutsWord(text, found.start) || cutsWord(text, found.end))) return 'It would cut a word in two.';
  if (found === 'several') return 'These words are in the prompt more than once.';
  return withText(draft, blockId, replaceAt(text, found, inItsCell(text, found, replace)));
}

/** All of a prompt in one text. */
export const promptOf = ({ blocks }: Draft): string => blocks.map(({ text }) => text).join('\n\n');
