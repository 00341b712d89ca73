import { foldWords } from '#text/normalize.ts';

/** A short id that is the same for the same words, whatever their case and punctuation (FNV-1a, 32 bits). */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of foldWords(text)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
