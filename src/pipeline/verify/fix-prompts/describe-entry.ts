import type { VerificationEntry } from '#contracts/verification.ts';
import { foldText } from '#text/normalize.ts';
import { splitSentences } from '#text/segment.ts';
import { siteText } from '../../prompt/site-text.ts';
import data from './instructions.json' with { type: 'json' };

/** What a builder does about an entry of a check, and how to tell that it is done. */
export type Instruction = { theme: string; do: string; done: string };

const INSTRUCTIONS: Record<string, Instruction | undefined> = data.instructions;
const GENERAL: Instruction = { theme: 'quality', do: 'Put this right.', done: 'it is as it must be' };

/** The instruction for a check. */
export const instructionFor = (check: string): Instruction => INSTRUCTIONS[check] ?? GENERAL;

// Words of a crawled page stay content: they cannot take the form of an instruction. Placeholder text is what is to be removed.
const quotedWords = (text: string) => `"${siteText(text) || foldText(text).replaceAll('"', '”')}"`;

/** CSS paths longer than this help nobody who edits by hand. Characters. */
const LONGEST_PLACE = 60;

const placeOf = ({ page, element }: VerificationEntry, pageWord: string) =>
  `${pageWord} ${page}${element !== '' && element.length <= LONGEST_PLACE ? `, ${element}` : ''}`;

/** Pieces of a text of at most `length` characters, cut between sentences where possible. */
function piecesOf(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (const sentence of splitSentences(text).flatMap(
    (whole) => whole.match(new RegExp(`.{1,${length}}(?:\\s|$)|.{1,${length}}`, 'gsu')) ?? [],
  )) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length + 1 <= length) pieces[pieces.length - 1] = `${last} ${sentence.trim()}`;
    else pieces.push(sentence.trim());
  }
  return pieces;
}

/**
 * An entry as points of a message: where, what to do, what it must be and is now, and when it is done. More than one where the text would
 * not fit into `length` characters.
 */
export function describeEntry(entry: VerificationEntry, pageWord: string, length: number): string[] {
  const { do: order, done } = instructionFor(entry.check);
  // Problems of the audit come with what to do about them; other reasons are for the owner.
  const advice = ['finding-not-fixed', 'check-lost', 'accessibility-worse', 'speed-worse'].includes(entry.check) ? ` ${entry.why}` : '';
  const isPresent = entry.status === 'invented' || entry.old === '';
  const head = `${placeOf(entry, pageWord)}: ${order}${advice}`;
  const tail = `Done when: ${done}.`;
  const room = Math.max(80, length - head.length - tail.length - 60);
  const now = entry.new === '' ? '' : `It is now: ${quotedWords(entry.new.slice(0, Math.floor(room / 3)))}`;
  if (isPresent) return [[head, now, tail].filter(Boolean).join('\n   ')];
  const pieces = piecesOf(entry.old, Math.max(60, room - now.length));
  return pieces.map((piece, at) => {
    const part = pieces.length > 1 ? ` (part ${at + 1} of ${pieces.length})` : '';
    return [head, `It must be${part}: ${quotedWords(piece)}`, at === 0 ? now : '', tail].filter(Boolean).join('\n   ');
  });
}
