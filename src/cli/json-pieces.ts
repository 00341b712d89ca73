/** Minimum length of a piece, in characters. */
const PIECE_LENGTH = 64 * 1024;

/**
 * A document as JSON in pieces, together the text of `JSON.stringify(document, null, 2)` and a newline. Lists in it, also those of records
 * in records, are written entry by entry, so that the document of a big site is never one string.
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
    if (Array.isArray(value) && value.length > 0) yield* listParts(value, inner);
    else if (value !== null && typeof value === 'object' && !Array.isArray(value)) yield* partsOf(value, inner);
    else yield indented(value, inner);
  }
  yield `\n${indent}}`;
}

function* listParts(list: unknown[], indent: string): Generator<string> {
  const inner = `${indent}  `;
  for (const [at, entry] of list.entries()) yield `${at === 0 ? '[' : ','}\n${inner}${indented(entry ?? null, inner)}`;
  yield `\n${indent}]`;
}

// A newline in JSON is always formatting: inside strings it is escaped.
function indented(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
