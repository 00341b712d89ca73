import type { Strategy } from '#contracts/strategy.ts';
import { comparable } from '../../strategy/words.ts';

/** Longer words of a leave-out also cover copy that quotes only a part of them. */
const PART_LENGTH = 40;

/** Tells whether a text contains words that the strategy leaves out, or is a long part of them. */
export function leftOutTexts({ opening }: Strategy): (text: string) => boolean {
  const words = (opening?.leaveOut ?? []).map((entry) => comparable(entry.text)).filter(Boolean);
  return (text) => {
    const said = comparable(text);
    return said !== '' && words.some((out) => said.includes(out) || (said.length >= PART_LENGTH && out.includes(said)));
  };
}
