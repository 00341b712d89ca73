import type { VerificationEntry } from '#contracts/verification.ts';
import { splitSentences } from '#text/segment.ts';
import { cutAtWord, cutText } from '#text/truncate.ts';
import type { FixValue } from '../define-check.ts';
import data from './instructions.json' with { type: 'json' };
import { adviceWords, codeLine, lineOf, pathWord, placeWord, urlWord } from './prompt-words.ts';

/** What a builder does about an entry of a check, and how to tell that it is done. */
export type Instruction = { theme: string; do: string; done: string };

const INSTRUCTIONS: Record<string, Instruction | undefined> = data.instructions;
const GENERAL: Instruction = { theme: 'quality', do: 'Put this right.', done: 'it is as it must be' };
/** Problems of the audit come with what to do about them; other reasons are for the owner. */
const ADVISED = new Set(['finding-not-fixed', 'check-lost', 'accessibility-worse', 'speed-worse']);

/** The instruction for a check. */
export const instructionFor = (check: string): Instruction => INSTRUCTIONS[check] ?? GENERAL;

/** Fewest characters for values next to the instruction, whatever the limit. */
const LEAST_ROOM = 80;
const LEAST_PIECE = 60;
/** Characters of a line next to its value: indent, quotation marks, the number of the part. */
const FRAME = 24;

/** A sentence in pieces of at most `length` characters, cut at spaces where there are some. */
function wordsWithin(sentence: string, length: number): string[] {
  if (sentence.length <= length) return [sentence];
  const head = cutText(sentence, length);
  const space = head.lastIndexOf(' ');
  const end = space > 0 ? space : head.length;
  return [sentence.slice(0, end), ...wordsWithin(sentence.slice(end).trim(), length)];
}

/** Pieces of a text of at most `length` characters, cut between sentences where possible. */
function piecesOf(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (const sentence of splitSentences(text).flatMap((whole) => wordsWithin(whole, length))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length + 1 <= length) pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence);
  }
  return pieces;
}

/** Code in pieces that give the same again when they are put together; none starts or ends with a space, which a reader may drop. */
function codePieces(code: string, length: number): string[] {
  if (code.length <= length) return [code];
  let end = cutText(code, length).length;
  while (end > 1 && (code[end - 1] === ' ' || code[end] === ' ')) end -= 1;
  return [code.slice(0, end), ...codePieces(code.slice(end), length)];
}

/** A value as lines of at most `room` characters. */
function linesOf({ label, text, as }: FixValue, room: number): string[] {
  const length = Math.max(LEAST_PIECE, room - label.length - FRAME);
  const pieces = as ? codePieces(as === 'json' ? codeLine(text) : urlWord(text), length) : piecesOf(lineOf(text), length);
  const part = (at: number) => (pieces.length > 1 ? ` (part ${at + 1} of ${pieces.length})` : '');
  return pieces.map((piece, at) => `${label}${part(at)}: ${as ? piece : `"${piece}"`}`);
}

/** Lines in groups that fit into `room` characters; a line that does not fit alone is a group. */
function groupsOf(lines: readonly string[], room: number): string[][] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    const last = groups.at(-1) ?? [];
    const used = last.reduce((sum, other) => sum + other.length + 4, 0);
    if (last.length > 0 && used + line.length > room) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

/**
 * An entry as points of a message: where, what to do, what it must be and is now, and when it is done. More than one where the values would
 * not fit into `length` characters. `fix`: the values, `old` unless given.
 */
export function describeEntry(entry: VerificationEntry, pageWord: string, length: number, fix?: readonly FixValue[]): string[] {
  const { do: order, done } = instructionFor(entry.check);
  const place = [`${pageWord} ${pathWord(entry.page)}`, placeWord(entry.element)].filter(Boolean).join(', ');
  const advice = ADVISED.has(entry.check) ? adviceWords(entry.why) : '';
  const head = cutText([`${place}: ${order}`, advice].filter(Boolean).join(' '), length - LEAST_ROOM);
  const tail = `Done when: ${done}.`;
  const room = Math.max(LEAST_ROOM, length - head.length - tail.length - FRAME);
  const isPresent = entry.status === 'invented' || entry.old === '';
  const now = entry.new === '' ? [] : [`It is now: "${cutAtWord(lineOf(entry.new), Math.floor(room / 3))}"`];
  const values = fix ?? (isPresent ? [] : [{ label: 'It must be', text: entry.old }]);
  const nowLength = now.reduce((sum, line) => sum + line.length + 4, 0);
  const groups = groupsOf(
    values.flatMap((value) => linesOf(value, room - nowLength)),
    room - nowLength,
  );
  return groups.map((lines, at) => [head, ...lines, ...(at === 0 ? now : []), tail].join('\n   '));
}
