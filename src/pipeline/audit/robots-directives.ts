import { replaceAny } from '#text/characters.ts';
import { splitAtSpaces } from '#text/white-space.ts';

/** The words of robots directives in lower case, each perhaps for one crawler: `googlebot: noindex` gives `googlebot` and `noindex`. */
export const robotsWords = (directives: string): string[] => splitAtSpaces(replaceAny(directives.toLowerCase(), ',:', ' '));

/** Whether robots directives keep a page out of search results. */
export const hasNoindex = (directives: string): boolean => robotsWords(directives).some((word) => word === 'noindex' || word === 'none');
