import { diffArrays } from 'diff';

export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string };

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
