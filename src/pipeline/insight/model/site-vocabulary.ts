import type { Page } from '#contracts/page.ts';
import { findInnerNames } from '#text/find-inner-names.ts';
import { isUnspaced, splitWords } from '#text/segment.ts';
import { stem } from '#text/stem.ts';
import { blocksWithoutInjection } from '../../site-model/detect-prompt-injection.ts';

/** Share of a conclusion's words, and of the names in it, that the site must use. Conclusions are in English, so a site in another language shares fewer. */
const SHARES = { english: { words: 0.3, names: 1 }, other: { words: 0, names: 0.5 } } as const;
const FIRST_WORD = /^\P{L}*[\p{L}\p{N}'’.-]+/u;

/** Whether a site uses the words and names of a statement: a model's conclusion from a true quote must still be about this site. */
export function readVocabulary(pages: readonly Page[]): { covers(text: string): boolean } {
  let words: Set<string> | null = null;
  const isEnglish = pages.every(({ detectedLanguage }) => detectedLanguage === null || detectedLanguage === 'en');
  const wanted = isEnglish ? SHARES.english : SHARES.other;
  const share = (some: readonly string[]): number => {
    words ??= new Set(pages.flatMap((page) => splitWords(allTextOf([page])).map(stem)));
    const known = words;
    return some.length === 0 ? 1 : some.filter((word) => known.has(stem(word))).length / some.length;
  };
  return {
    covers(text) {
      if (isUnspaced(text)) return true;
      const names = findInnerNames(text.replace(FIRST_WORD, 'a')).flatMap(splitWords);
      return share(names) >= wanted.names && share(splitWords(text).filter((word) => word.length > 3)) >= wanted.words;
    },
  };
}

/** What visitors can read on the pages, with titles and descriptions, prompt injection left out. */
export const allTextOf = (pages: readonly Page[]): string =>
  pages.map((page) => [page.title, page.description, ...blocksWithoutInjection(page).map(({ text }) => text)].join('\n')).join('\n');
