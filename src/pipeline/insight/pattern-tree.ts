/**
 * A pattern taken apart, as far as `needed-words.ts` has to know it. `chars`: what one sign may be, in small letters, null when that
 * may be anything; a look around is left out. `max` is 1 or "more than once".
 */
export type Part =
  | { kind: 'chars'; chars: readonly string[] | null; min: number; max: number }
  | { kind: 'group'; branches: readonly Part[][]; min: number; max: number }
  | { kind: 'edge' };

/** Classes with more signs than this are taken for anything. */
const MAX_CLASS = 6;

const EDGE: Part = { kind: 'edge' };

/** The branches of a pattern. Throws on what is no pattern. */
export function treeOf(pattern: RegExp): Part[][] {
  const reader = { source: pattern.source, at: 0, isUnicode: pattern.unicode };
  const branches = readBranches(reader);
  if (reader.at < reader.source.length) throw new SyntaxError(`not understood from ${reader.at}: ${reader.source}`);
  return branches;
}

type Reader = { source: string; at: number; isUnicode: boolean };

function readBranches(reader: Reader): Part[][] {
  const branches: Part[][] = [[]];
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (reader.source[reader.at] === '|') {
      reader.at += 1;
      branches.push([]);
      continue;
    }
    const part = readPart(reader);
    if (part) branches.at(-1)?.push(part);
  }
  return branches;
}

function readPart(reader: Reader): Part | null {
  const { source } = reader;
  const sign = source[reader.at] ?? '';
  reader.at += 1;
  if (sign === '^' || sign === '$') return EDGE;
  if (sign === '(') return readGroup(reader);
  if (sign === '\\' && /[bB]/.test(source[reader.at] ?? '')) {
    reader.at += 1;
    return source[reader.at - 1] === 'b' ? EDGE : null;
  }
  const chars = sign === '\\' ? readEscape(reader) : sign === '[' ? readClass(reader) : sign === '.' ? null : [sign.toLowerCase()];
  return { kind: 'chars', chars, ...readTimes(reader) };
}

function readGroup(reader: Reader): Part | null {
  const opening = openingAt(reader.source, reader.at);
  reader.at += opening.length;
  const branches = readBranches(reader);
  reader.at += 1;
  const times = readTimes(reader);
  return /[=!]$/.test(opening) ? null : { kind: 'group', branches, ...times };
}

function openingAt(source: string, at: number): string {
  if (source.startsWith('?:', at)) return '?:';
  return source[at] === '?' ? (/^\?(?:[=!]|<[=!]|<\w+>)/.exec(source.slice(at, at + 30))?.[0] ?? '') : '';
}

const ONCE = { min: 1, max: 1 };

function readTimes(reader: Reader): { min: number; max: number } {
  if (!'*+?{'.includes(reader.source[reader.at] ?? '|')) return ONCE;
  const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(reader.source.slice(reader.at, reader.at + 20));
  if (!found) return ONCE;
  reader.at += found[0].length;
  const [, sign, least, comma, most] = found;
  if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : 2 };
  return { min: Number(least), max: comma && most === '' ? 2 : Number(comma ? most : least) };
}

/** After the backslash. Classes of letters are anything, white space stands for itself by a space. */
function readEscape(reader: Reader): readonly string[] | null {
  const sign = reader.source[reader.at] ?? '';
  reader.at += 1;
  if (sign === 's' || /[tnrvf]/.test(sign)) return [' '];
  if (sign === 'x' || sign === 'u' || sign === 'c' || sign === 'k' || ((sign === 'p' || sign === 'P') && reader.isUnicode)) {
    const rest = /^(?:\{[^}]*\}|<\w+>|[\da-fA-F]{2,4}|[A-Z])/.exec(reader.source.slice(reader.at, reader.at + 60));
    reader.at += rest?.[0].length ?? 0;
    return null;
  }
  return /[\dA-Za-z]/.test(sign) ? null : [sign];
}

function readClass(reader: Reader): readonly string[] | null {
  const chars = new Set<string>();
  let isAnything = reader.source[reader.at] === '^';
  while (reader.source[reader.at] !== ']') {
    const sign = reader.source[reader.at] ?? '';
    reader.at += 1;
    const one = sign === '\\' ? readEscape(reader) : [sign.toLowerCase()];
    const isRange = reader.source[reader.at] === '-' && reader.source[reader.at + 1] !== ']';
    if (one === null || isRange) isAnything = true;
    if (isRange) reader.at += 1;
    else for (const char of one ?? []) chars.add(char);
  }
  reader.at += 1;
  return isAnything || chars.size > MAX_CLASS ? null : [...chars];
}
