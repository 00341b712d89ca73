/** Minimum length of a piece, in characters. */
const PIECE_LENGTH = 64 * 1024;

/**
 * A document as JSON in pieces, together the text of `JSON.stringify(document, null, 2)` and a newline. Lists are written entry by entry,
 * so that the document of a big site is never one string.
 */
export function* jsonPieces(document: object): Generator<string> {
  let piece = '';
  for (const part of partsOf(document)) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n`;
}

function* partsOf(document: object): Generator<string> {
  const entries = Object.entries(document).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return yield '{}';
  for (const [at, [name, value]] of entries.entries()) {
    yield `${at === 0 ? '{' : ','}\n  ${JSON.stringify(name)}: `;
    if (Array.isArray(value) && value.length > 0) yield* listParts(value);
    else yield indented(value, '  ');
  }
  yield '\n}';
}

function* listParts(list: unknown[]): Generator<string> {
  for (const [at, entry] of list.entries()) yield `${at === 0 ? '[' : ','}\n    ${indented(entry ?? null, '    ')}`;
  yield '\n  ]';
}

// A newline in JSON is always formatting: inside strings it is escaped.
function indented(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
