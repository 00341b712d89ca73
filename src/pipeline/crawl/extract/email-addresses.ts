import { isEmail } from '#text/address.ts';
import { isHex } from '#text/characters.ts';
import { splitAtSpaces } from '#text/white-space.ts';

/** Something found in a text, with where it begins. */
export type TextMatch = { value: string; index: number };

const BEFORE_AT = /[\p{L}\d][\p{L}\d._%+-]{0,63}$/u;
const AFTER_AT = /^(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,5}\p{L}{2,24}/u;
const AT = String.raw`\s?(?:\[\s?(?:at|ät|æt|@|arroba)\s?\]|\(\s?(?:at|ät|@|arroba)\s?\)|\{\s?(?:at|@)\s?\}|<\s?at\s?>)\s?`;
const DOT = String.raw`(?:\.|\s?(?:\[\s?(?:dot|punkt|punto|point|\.)\s?\]|\(\s?(?:dot|punkt|punto|point|\.)\s?\)|\{\s?(?:dot|punkt)\s?\})\s?|\s(?:dot|punkt)\s)`;
const DOTS = new RegExp(DOT, 'giu');
const SPELLED = new RegExp(
  String.raw`([\p{L}\d][\p{L}\d._+-]{0,63}(?:${DOT}[\p{L}\d_+-]{1,40}){0,2})${AT}([\p{L}\d-]{1,63}(?:${DOT}[\p{L}\d-]{1,63}){0,3}${DOT}\p{L}{2,24})(?![\p{L}\d])`,
  'giu',
);
const SPELLED_OUT = /(?<![\p{L}\d])([\p{L}\d][\p{L}\d._-]{0,63}) at ([\p{L}\d-]{1,63}) dot (\p{L}{2,24})(?![\p{L}\d])/giu;
const SPELLED_HINT = /[[({<]\s?(?:at|ät|æt|@|arroba)\s?[\])}>]/i;
/** Last parts of file names such as `logo@2x.png`, which look like addresses. */
const FILE_EXTENSIONS = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'css', 'js', 'avif']);

/** E-mail addresses in a text, spelled ones (`name [at] host [dot] org`) included. */
export function findEmails(text: string): TextMatch[] {
  const found: TextMatch[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = BEFORE_AT.exec(text.slice(Math.max(0, at - 64), at))?.[0];
    const host = name ? AFTER_AT.exec(text.slice(at + 1, at + 260))?.[0] : undefined;
    if (name && host && !FILE_EXTENSIONS.has(host.slice(host.lastIndexOf('.') + 1).toLowerCase()))
      found.push({ value: `${name}@${host}`, index: at - name.length });
  }
  if (SPELLED_HINT.test(text)) {
    const undot = (part: string | undefined): string => splitAtSpaces((part ?? '').replace(DOTS, '.')).join('');
    for (const match of text.matchAll(SPELLED)) found.push({ value: `${undot(match[1])}@${undot(match[2])}`, index: match.index });
  }
  if (text.includes(' dot ')) {
    for (const match of text.matchAll(SPELLED_OUT)) found.push({ value: `${match[1]}@${match[2]}.${match[3]}`, index: match.index });
  }
  return found;
}

/** Decodes an address hidden by Cloudflare's e-mail protection: hex, the first byte is the key of the others. */
export function decodeProtectedEmail(hex: string): string | null {
  if (!isHex(hex) || hex.length % 2 !== 0 || hex.length < 8 || hex.length > 400) return null;
  const bytes = Buffer.from(hex, 'hex');
  const key = bytes[0] ?? 0;
  const address =
    Buffer.from(bytes.subarray(1).map((byte) => byte ^ key))
      .toString('utf8')
      .split('?')[0] ?? '';
  return isEmail(address) ? address : null;
}
