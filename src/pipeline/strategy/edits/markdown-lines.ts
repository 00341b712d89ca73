import { diffArrays } from 'diff';
import type { Strategy } from '#contracts/strategy.ts';
import { splitLines } from '#text/characters.ts';
import { type FieldPlace, type FieldRef, readMarks } from '../markdown/field-marks.ts';
import { markedMarkdown } from '../markdown/strategy-markdown.ts';

/** A line of the edited text next to what it was: `before` without `after` was removed, `after` without `before` added. */
export type LinePair = { before: string | null; after: string | null; fields: FieldPlace[] };

type Known = { text: string; fields: FieldPlace[] };

/** A line without the number it begins with, which changes when entries move. */
const withoutCount = (line: string) => line.trim().replace(/^\d+\.\s+/, '');

/** The value of a field in an edited line; null where the line no longer has its shape. */
export function valueIn(after: string, before: string, { start, end }: FieldPlace): string | null {
  if (before.startsWith('|')) return cellIn(after, before, start);
  const head = withoutCount(before.slice(0, start));
  const tail = before.slice(end).trimEnd();
  const line = withoutCount(after).trimEnd();
  if (!line.startsWith(head.trimEnd()) || !line.endsWith(tail) || line.length < head.trimEnd().length + tail.length) return null;
  return line.slice(head.trimEnd().length, line.length - tail.length).trim();
}

export const CELL_BORDER = /(?<!\\)\|/;

/** A row keeps its cells, and one cell at least besides the changed one. */
function cellIn(after: string, before: string, start: number): string | null {
  const [cells, own] = [after, before].map((line) => line.trim().split(CELL_BORDER)) as [string[], string[]];
  const at = before.slice(0, start).split(CELL_BORDER).length - 1;
  const isSameRow =
    cells.length === own.length && cells.some((cell, index) => index !== at && cell.trim() !== '' && cell.trim() === own[index]?.trim());
  const value = cells[at]?.trim() ?? '';
  return isSameRow ? (value === '–' ? '' : value) : null;
}

function knownLines(generated: string, strategy: Strategy): Known[] {
  const marked = markedMarkdown(strategy).split('\n').map(readMarks);
  const byText = new Map(marked.map((line) => [line.text, line.fields]));
  return generated.split('\n').map((text, index) => ({
    text,
    fields: (marked[index]?.text === text ? marked[index]?.fields : byText.get(text)) ?? [],
  }));
}

/** Lines of the owner's notes have no shape of their own. */
const fits = (after: string, { text, fields }: Known) =>
  fields.some((field) => field.ref.field !== 'notes' && valueIn(after, text, field) !== null);

/** Pairs removed lines with added ones that have the same shape; what is left over is a removal or an addition. */
function pairUp(removed: readonly Known[], added: readonly string[]): LinePair[] {
  const open = new Set(removed);
  const pairs = added.map((after): LinePair => {
    const before = [...open].find((line) => fits(after, line));
    if (!before) return { before: null, after, fields: [] };
    open.delete(before);
    return { before: before.text, after, fields: before.fields };
  });
  return [...[...open].map(({ text, fields }): LinePair => ({ before: text, after: null, fields })), ...pairs];
}

/** Lines that were taken out at one place and put in at another are the same lines. */
function withMoves(pairs: readonly LinePair[]): LinePair[] {
  const gone = pairs.filter(({ before, after }) => after === null && (before?.trim() ?? '') !== '');
  const moved = new Set<LinePair>();
  const found = pairs.map((pair): LinePair => {
    if (pair.before !== null || pair.after === null) return pair;
    const key = withoutCount(pair.after);
    const from = gone.find((line) => !moved.has(line) && withoutCount(line.before ?? '') === key);
    if (!from) return pair;
    moved.add(from);
    return { before: from.before, after: pair.after, fields: from.fields };
  });
  return found.filter((pair) => !moved.has(pair));
}

/** The edited text line by line, next to the generated one, with the fields of each line. */
export function comparedLines(generated: string, edited: string, strategy: Strategy): LinePair[] {
  const known = knownLines(generated, strategy);
  const changes = diffArrays(
    known.map(({ text }) => text),
    splitLines(edited),
  );
  const pairs: LinePair[] = [];
  let at = 0;
  for (const [index, { value, added, removed }] of changes.entries()) {
    if (added) {
      if (!changes[index - 1]?.removed) pairs.push(...pairUp([], value));
      continue;
    }
    const lines = known.slice(at, at + value.length);
    at += value.length;
    const next = changes[index + 1];
    if (removed) pairs.push(...pairUp(lines, next?.added ? next.value : []));
    else pairs.push(...lines.map(({ text, fields }): LinePair => ({ before: text, after: text, fields })));
  }
  return withMoves(pairs);
}

/** The field of this kind that a line holds. */
export function fieldOf<Kind extends FieldRef['field']>(pair: LinePair, kind: Kind): Extract<FieldRef, { field: Kind }> | undefined {
  const ref = pair.fields.find((place) => place.ref.field === kind)?.ref;
  return ref as Extract<FieldRef, { field: Kind }> | undefined;
}
