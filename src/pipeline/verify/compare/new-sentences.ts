import type { Page } from '#contracts/page.ts';
import { isNoise } from '#text/noise.ts';
import { splitSentences } from '#text/segment.ts';
import type { Comparison } from './comparison.ts';

/** A sentence of the new site that nobody wrote before. `language`: ISO 639-1. */
export type NewSentence = { page: string; selector: string; text: string; language: string };

/** Sentences of one site that are looked at: more than any site of 60 pages has that was made from a plan. */
const MAX_SENTENCES = 20_000;

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
  const added: NewSentence[] = [];
  for (const page of judged) {
    const language = page.detectedLanguage ?? brief.strategy.site.language;
    for (const { text, selector } of visibleTexts(page)) {
      if (added.length >= MAX_SENTENCES) return added;
      if (replaced.has(text) || isNoise(text) || known.texts.has(text)) continue;
      for (const sentence of splitSentences(text))
        if (!known.texts.has(sentence)) added.push({ page: pathOf(page), selector, text: sentence, language });
    }
  }
  return added;
}
