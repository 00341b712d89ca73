import { foldText } from '#text/normalize.ts';

/** What the owner changed in the generated strategy text: lines added or reworded, and lines taken out. */
export type OwnerEdits = { added: string[]; removed: string[] /** Changed lines beyond those listed. */; more: number };

/** Lines kept of each kind; the rest is counted away by the length of a prompt. */
const MAX_LINES = 60;
const MAX_LINE_LENGTH = 500;

const plain = (line: string) => foldText(line.replace(/^[\s>#*+-]+|[|]/g, ' '));

function lines(text: string): string[] {
  return text
    .split('\n')
    .map(plain)
    .filter((line) => line !== '' && !/^[\s:-]+$/.test(line));
}

/** Compares line by line, order aside. Owner's words are kept verbatim but for Markdown marks at the start of a line. */
export function ownerEdits(generated: string, owner: string): OwnerEdits {
  if (generated === owner || owner.trim() === '') return { added: [], removed: [], more: 0 };
  const before = new Set(lines(generated));
  const after = new Set(lines(owner));
  const difference = (of: Set<string>, not: Set<string>) =>
    [...of].filter((line) => !not.has(line)).map((line) => line.slice(0, MAX_LINE_LENGTH));
  const [added, removed] = [difference(after, before), difference(before, after)];
  const more = Math.max(0, added.length - MAX_LINES) + Math.max(0, removed.length - MAX_LINES);
  return { added: added.slice(0, MAX_LINES), removed: removed.slice(0, MAX_LINES), more };
}
