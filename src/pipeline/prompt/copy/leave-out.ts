import type { Strategy } from '#contracts/strategy.ts';
import { comparable } from '../../strategy/words.ts';

/** Shorter words may be part of any sentence: they are named to the owner, not cut out. */
const FEWEST_LETTERS = 12;
/** Longer words of a leave-out also cover copy that quotes only a part of them. */
const PART_LENGTH = 40;

/** Tells whether a text contains words that the strategy leaves out, or is a long part of them. */
export function leftOutTexts({ opening }: Strategy): (text: string) => boolean {
  const words = (opening?.leaveOut ?? []).map((entry) => comparable(entry.text)).filter((text) => text.length >= FEWEST_LETTERS);
  return (text) => {
    const said = comparable(text);
    return said !== '' && words.some((out) => said.includes(out) || (said.length >= PART_LENGTH && out.includes(said)));
  };
}
