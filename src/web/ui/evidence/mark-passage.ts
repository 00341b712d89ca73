export type Passage = { before: string; marked: string; after: string };

/** Shortest run of words, in characters, that is worth marking. */
const MIN_RUN = 4;

/**
 * Finds in a snippet the words a statement rests on: the whole statement if the snippet contains it, else the longest run of
 * words that both share. Without any, the whole snippet is the passage.
 */
export function markPassage(snippet: string, statement: string): Passage {
  const lower = snippet.toLowerCase();
  const exact = lower.indexOf(statement.trim().toLowerCase());
  if (statement.trim() !== '' && exact >= 0) return cut(snippet, exact, statement.trim().length);
  const words = statement.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
  let best = { at: -1, length: 0 };
  for (let from = 0; from < words.length; from += 1) {
    let run = '';
    for (let to = from; to < words.length; to += 1) {
      run = run === '' ? (words[to] ?? '') : `${run} ${words[to]}`;
      const at = lower.indexOf(run);
      if (at < 0) break;
      if (run.length > best.length && isWord(lower, at, run.length)) best = { at, length: run.length };
    }
  }
  return best.length >= MIN_RUN ? cut(snippet, best.at, best.length) : { before: '', marked: snippet, after: '' };
}

function isWord(text: string, at: number, length: number): boolean {
  const isLetter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  return !isLetter(text[at - 1]) && !isLetter(text[at + length]);
}

function cut(text: string, at: number, length: number): Passage {
  return { before: text.slice(0, at), marked: text.slice(at, at + length), after: text.slice(at + length) };
}
