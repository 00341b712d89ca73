import { dropStart } from '#text/edges.ts';
import { foldText } from '#text/normalize.ts';

/** Lines kept of each kind: more are no notes but another text. */
const MAX_LINES = 60;
const MAX_LINE_LENGTH = 500;

const plain = (line: string) => foldText(line.replace(/^[\s>#*+-]+|[|]/g, ' '));

function lines(text: string): string[] {
  return text
    .split('\n')
    .map(plain)
    .filter((line) => line !== '' && dropStart(line, ' :-') !== '');
}

/**
 * The owner's notes of a project that holds only an edited strategy text: the lines added or reworded, word for word but for Markdown marks,
 * then those taken out as what to leave out. '' where nothing was changed.
 */
export function ownerNotes(generated: string, owner: string): string {
  if (generated === owner || owner.trim() === '') return '';
  const before = new Set(lines(generated));
  const after = new Set(lines(owner));
  const difference = (of: Set<string>, not: Set<string>) =>
    [...of]
      .filter((line) => !not.has(line))
      .map((line) => line.slice(0, MAX_LINE_LENGTH))
      .slice(0, MAX_LINES);
  return [...difference(after, before), ...difference(before, after).map((line) => `Leave out: ${line}`)].join('\n');
}
