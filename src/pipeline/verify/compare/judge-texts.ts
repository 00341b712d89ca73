import { type Difference, differenceOf } from '../match/difference.ts';
import type { PlacedText, TextIndex } from '../match/text-index.ts';
import type { ExpectedText } from '../plan/expected-texts.ts';

/** What became of an expected text; `difference` and `near` are of the text that took its place. */
export type JudgedText = ExpectedText & {
  outcome: 'kept' | 'dropped' | 'changed' | 'missing';
  difference: Difference | null;
  near: PlacedText | null;
};

/** Texts of the new site and of the old one, and whether the page of an old path was read. */
type Sites = { words: TextIndex; today: TextIndex; isRead(path: string): boolean };

/**
 * Looks for every expected text on the new site. Texts of a page that was not read, and that no other page has, are left out: the check of
 * its address speaks for them.
 */
export function judgeTexts(all: readonly ExpectedText[], { words, today, isRead }: Sites): JudgedText[] {
  return all.flatMap((expected): JudgedText[] => {
    const { isThere, near: similar } = words.find(expected.text, expected.path);
    // A text that is on today's site, too, took nothing's place.
    const near = similar && today.has(similar.text) ? null : similar;
    if (isThere) return [{ ...expected, outcome: 'kept', difference: null, near: null }];
    const difference = near && differenceOf(expected.text, near.text);
    // A text that may go may not say something else instead.
    const mayGo = expected.mayGo !== '' && (difference === null || difference === 'words');
    if (mayGo) return [{ ...expected, outcome: 'dropped', difference: null, near: null }];
    if (!isRead(expected.path)) return [];
    return [{ ...expected, outcome: near ? 'changed' : 'missing', difference, near }];
  });
}
