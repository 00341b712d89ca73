import { fileTypeOf } from '#text/address.ts';
import { hasLetter, hasNumber } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';
import { pageKey } from '../prompt/copy/link-targets.ts';

/** The extension of a path or address in lower case, without its dot; '' without one. */
export const extensionOf = (path: string): string => fileTypeOf(pageKey(path));

/** A name without its extension. */
export function withoutExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? name : name.slice(0, dot);
}

/** Longest name of a file or folder, in characters. */
const NAME_LENGTH = 80;

/** Part of a path as a name that every file system takes. */
export function fileName(part: string): string {
  const isKept = (letter: string) => hasLetter(letter) || hasNumber(letter) || '._~-'.includes(letter);
  const words = [...part.normalize('NFC')].map((letter) => (isKept(letter) ? letter : ' ')).join('');
  const plain = foldText(words).replaceAll(' ', '-').slice(0, NAME_LENGTH);
  return plain === '' || plain.startsWith('.') ? `-${plain.slice(1)}` : plain;
}
