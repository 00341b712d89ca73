import { isWideSpace } from '#contracts/wide-space.ts';

/** Number of parts between white space, as `text.split(/\s+/).length` counts them, without making the parts. Stops counting at `enough`. */
export function partsBetweenSpaces(text: string, enough = Number.POSITIVE_INFINITY): number {
  let parts = 1;
  let wasSpace = false;
  for (let at = 0; at < text.length && parts < enough; at += 1) {
    const isSpace = isWhiteSpace(text.charCodeAt(at));
    if (isSpace && !wasSpace) parts += 1;
    wasSpace = isSpace;
  }
  return parts;
}

/** Whether `\s` of a regular expression matches this code unit (ECMA-262, WhiteSpace and LineTerminator). */
export function isWhiteSpace(code: number): boolean {
  if (code > 0x20 && code < 0xa0) return false;
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0xa0 && isWideSpace(code));
}
