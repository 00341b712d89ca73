/** Whether this code unit is white space beyond ASCII (ECMA-262, WhiteSpace and LineTerminator). */
export function isWideSpace(code: number): boolean {
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** Whether `\s` of a regular expression matches this code unit (ECMA-262, WhiteSpace and LineTerminator). */
export function isWhiteSpace(code: number): boolean {
  if (code > 0x20 && code < 0xa0) return false;
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0xa0 && isWideSpace(code));
}

/** The parts of a text between white space, none of them empty. */
export const splitAtSpaces = (text: string): string[] => text.split(/\s+/u).filter((part) => part !== '');

/** Number of parts between spaces of a folded text (contracts/evidence.ts): white space in it is single spaces. */
export function partsBetweenSpaces(folded: string): number {
  let parts = 1;
  for (let at = folded.indexOf(' '); at >= 0; at = folded.indexOf(' ', at + 1)) parts += 1;
  return parts;
}
