import type { LintResult } from '#contracts/prompt.ts';

/** Highest score of a check. */
const FULL = 2;

export type LintView = {
  /** Failed required checks, shown first. */
  failed: LintResult[];
  /** Checks not fully met that are not failed required checks. */
  weak: LintResult[];
  full: number;
  total: number;
  /** Notes on a block, failed required checks first. */
  of: (blockId: string) => LintResult[];
};

/** Groups the check results of a prompt: a required check counts as failed only when it is not met at all. */
export function lintView(results: LintResult[]): LintView {
  const failed = results.filter(({ gate, marks }) => gate && marks === 0);
  const weak = results.filter((result) => result.marks < FULL && !failed.includes(result));
  return {
    failed,
    weak,
    full: results.length - failed.length - weak.length,
    total: results.length,
    of: (blockId) => [...failed, ...weak].filter((result) => result.blockId === blockId),
  };
}

export type Piece = { text: string; lintId: string | null };

/** Splits a block's text at the passages its notes refer to; passages that overlap an earlier one stay unmarked. */
export function markedPieces(text: string, results: LintResult[]): Piece[] {
  const places = results
    .filter(({ excerpt }) => excerpt !== '')
    .map(({ id, excerpt }) => ({ id, at: text.indexOf(excerpt), length: excerpt.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { id, at, length } of places) {
    if (at < end) continue;
    if (at > end) pieces.push({ text: text.slice(end, at), lintId: null });
    pieces.push({ text: text.slice(at, at + length), lintId: id });
    end = at + length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), lintId: null });
  return pieces;
}
