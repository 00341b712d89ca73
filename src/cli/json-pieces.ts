/** Characters after which a piece is handed on. */
const PIECE_LENGTH = 64 * 1024;

/**
 * A document as JSON with two spaces of indent and a closing line end, in pieces: joined, the text of `JSON.stringify(document, null, 2)`.
 * Long lists in it are written entry by entry, so that the document of a big site is never one text.
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

// A line end inside JSON is always formatting: in texts it is escaped.
function indented(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
