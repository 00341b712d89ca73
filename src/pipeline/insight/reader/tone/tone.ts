import type { Tone } from '#contracts/business.ts';
import { type Industry, sectorOf } from '#lexicon/industries/industries.ts';
import { matchTerms } from '#lexicon/match-terms.ts';
import { readingEase } from '#text/readability.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, notFound, type Quote } from '../../evidence.ts';
import { confidenceByWeight } from '../confidence/claim-confidence.ts';
import { SILENT_PAGES } from '../page-types.ts';

/** How common the vocabulary of each tone (topic `tone`) is in any text, per 1,000 words: only what exceeds it counts. Set by hand on general business prose. */
const USUAL: Record<string, number> = {
  warm: 6,
  professional: 14,
  technical: 9,
  academic: 5,
  playful: 3,
  luxurious: 1.5,
  inspirational: 5,
  advocacy: 2.5,
  promotional: 7,
  traditional: 3,
  spiritual: 1.5,
  formal: 2,
};

const MIN_BLOCK_WORDS = 5;
const MIN_WORDS = 30;
/** Words from which on a tone is sure. */
const FULL_TEXT = 4_000;
const MAX_TONES = 4;

/**
 * How the site speaks. Measures: sentence length, share of "you" and "we", exclamation marks, reading ease. Words: the
 * vocabularies that exceed their usual share, then what the measures say, then the sector's usual voice.
 */
export function measureTone(model: SiteModel, leaf: Industry | null): Tone {
  const pages = model.pages.filter(({ page }) => !SILENT_PAGES.has(page.type));
  const texts = pages.flatMap(({ content }) => content.map(({ text }) => text)).filter((text) => countWords(text) >= MIN_BLOCK_WORDS);
  const sum = (count: (text: string) => number) => texts.reduce((all, text) => all + count(text), 0);
  const total = Math.max(1, sum(countWords));
  const measures = {
    wordsPerSentence:
      Math.round(
        (10 * total) /
          Math.max(
            1,
            sum((text) => splitSentences(text).length),
          ),
      ) / 10,
    youShare: roundTo4(sum((text) => matchTerms(text, 'voice', 'you').length) / total),
    weShare: roundTo4(sum((text) => matchTerms(text, 'voice', 'we').length) / total),
    exclamationsPer1000Words: Math.round((10_000 * sum((text) => text.replaceAll('！', '!').split('!').length - 1)) / total) / 10,
    readingEase: readingEase(texts, model.language),
  };
  if (total < MIN_WORDS)
    return { words: [], claim: { ...notFound('Too little text to judge the tone', 'texts of all pages read'), id: 'tone-1' }, measures };
  const tones = toneWords(countTones(texts), total, measures, leaf);
  const quote = typicalBlock(pages, tones[0] ?? '');
  const confidence = confidenceByWeight(total, FULL_TEXT);
  const claim = makeClaim({ text: tones.join(', '), kind: 'inferred', confidence, quotes: quote ? [quote] : [] });
  return { words: tones, claim: { ...claim, id: 'tone-1' }, measures };
}

/** How many words of each tone's vocabulary the texts contain. */
function countTones(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const { group } of matchTerms(text, 'tone')) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}

function toneWords(counts: ReadonlyMap<string, number>, total: number, measures: Tone['measures'], leaf: Industry | null): string[] {
  const strength: [string, number][] = [];
  for (const [tone, usual] of Object.entries(USUAL)) {
    const excess = (1000 * (counts.get(tone) ?? 0)) / total / usual;
    if (excess > 1.2) strength.push([tone, excess]);
  }
  const add = (tone: string, value: number) => strength.push([tone, value]);
  if (measures.exclamationsPer1000Words > 12) add('enthusiastic', 1.5 + measures.exclamationsPer1000Words / 20);
  if (measures.youShare > 0.025) add('friendly', 1.1 + measures.youShare * 20);
  if (measures.weShare > 0.02) add('personal', 0.9 + measures.weShare * 20);
  if (measures.wordsPerSentence < 11) add('direct', 1.3);
  if (measures.wordsPerSentence > 24) add('formal', 1.4);
  const usual = leaf ? sectorOf(leaf)?.tone : undefined;
  if (usual) add(usual, 1.45);
  if (strength.length < 3) add('informative', 1);
  const best = new Map<string, number>();
  for (const [tone, value] of strength) best.set(tone, Math.max(best.get(tone) ?? 0, value));
  return [...best]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_TONES)
    .map(([tone]) => tone);
}

const [MIN_QUOTED_WORDS, MAX_QUOTED_WORDS] = [8, 60];
const QUOTED_PAGES = 3;

/** The block of the first pages with most words of a tone. */
function typicalBlock(pages: readonly PageModel[], tone: string): Quote | null {
  let best: { quote: Quote; hits: number } | null = null;
  for (const { page, content } of pages.slice(0, QUOTED_PAGES)) {
    for (const { text, selector } of content) {
      const words = countWords(text);
      if (words < MIN_QUOTED_WORDS || words > MAX_QUOTED_WORDS) continue;
      const hits = USUAL[tone] === undefined ? 1 : matchTerms(text, 'tone', tone).length;
      if (!best || hits > best.hits) best = { quote: { page, selector, text }, hits };
    }
  }
  return best?.quote ?? null;
}

const roundTo4 = (value: number): number => Math.round(value * 10_000) / 10_000;
