import { diffArrays, diffWordsWithSpace } from 'diff';

type Word = { text: string; isChanged: boolean };
/** `words`: of a line that was rewritten, where enough of it stayed. */
export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string; words?: Word[] };

/** Texts that differ by more lines than this are shown as replaced: the comparison takes time with the square of it. */
const MAX_EDITS = 2_000;

/** The lines of two texts as kept, removed and added, in reading order. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const lines = (kind: DiffLine['kind'], texts: string[]): DiffLine[] => texts.map((text) => ({ kind, text }));
  const changes = diffArrays(old, current, { maxEditLength: MAX_EDITS });
  if (!changes) return [...lines('removed', old), ...lines('added', current)];
  return changes.flatMap(({ added, removed, value }) => lines(added ? 'added' : removed ? 'removed' : 'same', value));
}

/** Longer lines are not compared by words, and lines that share less than this are other lines. */
const MAX_LINE_LENGTH = 4_000;
const MIN_SHARED = 0.3;

/** Marks the words that changed where as many lines were removed as were added in their place. */
export function withWords(lines: DiffLine[]): DiffLine[] {
  const marked = [...lines];
  for (let at = 0; at < lines.length; ) {
    const removed = runLength(lines, at, 'removed');
    const added = runLength(lines, at + removed, 'added');
    if (removed > 0 && removed === added)
      for (let index = at; index < at + removed; index += 1) {
        const pair = wordsOf(lines[index]?.text ?? '', lines[index + removed]?.text ?? '');
        if (!pair) continue;
        marked[index] = { ...(lines[index] as DiffLine), words: pair.removed };
        marked[index + removed] = { ...(lines[index + removed] as DiffLine), words: pair.added };
      }
    at += Math.max(1, removed + added);
  }
  return marked;
}

function runLength(lines: DiffLine[], from: number, kind: DiffLine['kind']): number {
  let to = from;
  while (lines[to]?.kind === kind) to += 1;
  return to - from;
}

function wordsOf(before: string, after: string): { removed: Word[]; added: Word[] } | null {
  if (Math.max(before.length, after.length) > MAX_LINE_LENGTH) return null;
  const parts = diffWordsWithSpace(before, after);
  const shared = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
  if (shared < MIN_SHARED * Math.max(before.length, after.length)) return null;
  const side = (isIn: (part: (typeof parts)[number]) => boolean) =>
    parts.filter(isIn).map((part) => ({ text: part.value, isChanged: Boolean(part.added || part.removed) }));
  return { removed: side((part) => !part.added), added: side((part) => !part.removed) };
}

export type DiffPart = { kind: 'lines'; lines: DiffLine[] } | { kind: 'gap'; count: number };

/** Collapses unchanged lines, except a few around each change. */
export function withGaps(lines: DiffLine[], around = 2): DiffPart[] {
  const near = lines.map((_, index) => lines.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'same'));
  const parts: DiffPart[] = [];
  lines.forEach((line, index) => {
    const last = parts.at(-1);
    if (near[index]) {
      if (last?.kind === 'lines') last.lines.push(line);
      else parts.push({ kind: 'lines', lines: [line] });
    } else if (last?.kind === 'gap') last.count += 1;
    else parts.push({ kind: 'gap', count: 1 });
  });
  return parts;
}
