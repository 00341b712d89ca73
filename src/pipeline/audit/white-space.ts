import { isWideSpace } from '#text/wide-space.ts';

/** Number of parts between spaces of a folded text (contracts/evidence.ts): white space in it is single spaces. */
export function partsBetweenSpaces(folded: string): number {
  let parts = 1;
  for (let at = folded.indexOf(' '); at >= 0; at = folded.indexOf(' ', at + 1)) parts += 1;
  return parts;
}

/** Whether `\s` of a regular expression matches this code unit (ECMA-262, WhiteSpace and LineTerminator). */
export function isWhiteSpace(code: number): boolean {
  if (code > 0x20 && code < 0xa0) return false;
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0xa0 && isWideSpace(code));
}
