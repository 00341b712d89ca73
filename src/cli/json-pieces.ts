/** Minimum length of a piece, in characters. */
const PIECE_LENGTH = 64 * 1024;

/**
 * A document as JSON in pieces, together the text of `JSON.stringify(document, null, 2)` and a newline. Lists in it, also those of records
 * in records, are written entry by entry, so that the document of a big site is never one string. Any iterable is written as a list, entries
 * as they come.
 */
export function* jsonPieces(document: object): Generator<string> {
  let piece = '';
  for (const part of partsOf(document, '')) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n`;
}

function* partsOf(document: object, indent: string): Generator<string> {
  const entries = Object.entries(document).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return yield '{}';
  const inner = `${indent}  `;
  for (const [at, [name, value]] of entries.entries()) {
    yield `${at === 0 ? '{' : ','}\n${inner}${JSON.stringify(name)}: `;
    if (isIterable(value)) yield* listParts(value, inner);
    else if (value !== null && typeof value === 'object') yield* partsOf(value, inner);
    else yield indented(value, inner);
  }
  yield `\n${indent}}`;
}

const isIterable = (value: unknown): value is Iterable<unknown> => typeof value === 'object' && value !== null && Symbol.iterator in value;

function* listParts(list: Iterable<unknown>, indent: string): Generator<string> {
  const inner = `${indent}  `;
  let start = '[';
  for (const entry of list) {
    yield `${start}\n${inner}${indented(entry ?? null, inner)}`;
    start = ',';
  }
  yield start === '[' ? '[]' : `\n${indent}]`;
}

// A newline in JSON is always formatting: inside strings it is escaped.
function indented(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
