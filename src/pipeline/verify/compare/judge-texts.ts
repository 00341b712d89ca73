import type { Brief } from '#contracts/verification.ts';
import { type Difference, differenceOf } from '../match/difference.ts';
import type { PlacedText, TextIndex } from '../match/text-index.ts';
import { type ExpectedText, expectedTexts } from '../plan/expected-texts.ts';

/** What became of an expected text; `difference` and `near` are of the text that took its place. */
export type JudgedText = ExpectedText & {
  outcome: 'kept' | 'dropped' | 'changed' | 'missing';
  difference: Difference | null;
  near: PlacedText | null;
};

/**
 * Looks for every expected text on the new site. Texts of a page that was not read, and that no other page has, are left out: the check of
 * its address speaks for them.
 */
export function judgeTexts(brief: Brief, words: TextIndex, isRead: (path: string) => boolean): JudgedText[] {
  return expectedTexts(brief).flatMap((expected): JudgedText[] => {
    const { isThere, near } = words.find(expected.text, expected.path);
    if (isThere) return [{ ...expected, outcome: 'kept', difference: null, near: null }];
    if (expected.mayGo !== '') return [{ ...expected, outcome: 'dropped', difference: null, near: null }];
    if (!isRead(expected.path)) return [];
    return [{ ...expected, outcome: near ? 'changed' : 'missing', difference: near && differenceOf(expected.text, near.text), near }];
  });
}
