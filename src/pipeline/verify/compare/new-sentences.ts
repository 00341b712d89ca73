import type { Page } from '#contracts/page.ts';
import { isNoise } from '#text/noise.ts';
import { splitSentences } from '#text/segment.ts';
import type { Comparison } from './comparison.ts';

/** A sentence of the new site that nobody wrote before. `language`: ISO 639-1. */
export type NewSentence = { page: string; selector: string; text: string; language: string };

type Source = Pick<Comparison, 'judged' | 'pathOf' | 'known' | 'texts' | 'brief'>;

/** The visible texts of a page, each once. */
function visibleTexts({ blocks, headings }: Page) {
  const shown = [...blocks, ...headings].filter(({ hidden }) => !hidden);
  return [...new Map(shown.map((entry) => [entry.text, entry])).values()];
}

/**
 * The sentences that are neither on the old site nor in the plan nor the owner's. A text that took the place of another one is left out: it is
 * reported with what it replaced.
 */
export function newSentences({ judged, pathOf, known, texts, brief }: Source): NewSentence[] {
  const replaced = new Set(texts.flatMap(({ outcome, near }) => (outcome === 'changed' && near ? [near.text] : [])));
  return judged.flatMap((page) => {
    const language = page.detectedLanguage ?? brief.strategy.site.language;
    return visibleTexts(page)
      .filter(({ text }) => !replaced.has(text) && !isNoise(text) && !known.texts.has(text))
      .flatMap(({ text, selector }) =>
        splitSentences(text)
          .filter((sentence) => !known.texts.has(sentence))
          .map((sentence) => ({ page: pathOf(page), selector, text: sentence, language })),
      );
  });
}
