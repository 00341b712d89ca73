export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string };

/** Above this many cells the middle of two texts is shown as replaced rather than compared line by line. */
const MAX_CELLS = 4_000_000;

/** The lines of two texts as what stayed, went and came, in reading order. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const same = (lines: string[]): DiffLine[] => lines.map((text) => ({ kind: 'same', text }));
  return [
    ...same(a.slice(0, start)),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ];
}

/** Longest common subsequence of lines. */
function middle(a: string[], b: string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ kind: 'removed', text });
  const added = (text: string): DiffLine => ({ kind: 'added', text });
  if (a.length * b.length > MAX_CELLS) return [...a.map(removed), ...b.map(added)];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(removed(a[i] ?? ''));
      i += 1;
    } else {
      lines.push(added(b[j] ?? ''));
      j += 1;
    }
  }
  return lines;
}

export type DiffPart = { kind: 'lines'; lines: DiffLine[] } | { kind: 'gap'; count: number };

/** Leaves out what stayed, but for a few lines around each change. */
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
