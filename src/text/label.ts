import { foldText } from './normalize.ts';

/** Drops icons, bullets and numbering at both ends of a label: `✓ Fast repairs` gives `Fast repairs`. */
export function trimLabel(text: string): string {
  return text
    .replace(/\uFE0F|\u200D/g, '')
    .replace(/^[\p{So}\p{Sk}\p{Cn}\p{Co}•·・●▪►▶→←»«✓✔★☆*#|\-–—\s]+/u, '')
    .replace(/^(?:\d{1,2}\s?[.)·:/|—–-]|0\d|[ivx]{1,4}\.)(?:\s+|$)/i, '')
    .replace(/[\p{So}•·・●▪►▶→←»«✓✔|:\-–—\s]+$/u, '')
    .trim();
}

/** The label of a link or button without arrows, emoji and notes such as "(opens in new tab)". */
export function bareLabel(text: string): string {
  return foldText(
    text.replace(/\((?:opens?|öffnet|s'ouvre|se abre)[^)]*\)/giu, '').replace(/^[^\p{L}\p{N}¿¡"“(]+|[^\p{L}\p{N}!?.)"”€$%]+$/gu, ''),
  );
}
