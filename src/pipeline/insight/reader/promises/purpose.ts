import type { Claim } from '#contracts/evidence.ts';
import type { Industry } from '#lexicon/industries/industries.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import { makeClaim, notFound, type Quote } from '../../evidence.ts';
import type { Reading } from '../../reading.ts';

/** A sentence that says what the business does: "X is a ...", "we help ...", "our mission is ...". */
const DEFINITION =
  /\b(is an?|are an?|is the|we are|we re|our mission|our goal|our purpose|aims? to|dedicated to|helps?|provides?|offers?|connects?|speciali[sz](es?|ing|ed)|ist ein\w*|wir sind|wir unterstutzen|wir bieten|unterstutzt|setzt sich|est une?|nous sommes|nous proposons|es una?|somos|ofrecemos|brindamos|nuestra mision|nuestro objetivo)\b/;

/** A line of titles and licences says who somebody is, not what the business does (compared form). */
const CREDENTIAL = /^(licen[sc]ed|certified|registered|accredited|member of|awarded|named|winner|zertifiziert|certifie|certificad)\w*\b/;

/** What the site is for, in one sentence of its own where there is one, else from category and calls to action. */
export function findPurpose(reading: Reading, name: string, leaf: Industry | null): Claim {
  const best = bestSentence(reading, name);
  if (best)
    return makeClaim({
      text: best.sentence,
      kind: 'observed',
      confidence: Math.min(0.9, 0.4 + best.score / 12),
      quotes: [best.quote],
      around: best.sentence.slice(0, 100),
    });
  if (leaf) {
    const title = reading.home?.page.title;
    const quotes = reading.home && title ? [{ page: reading.home.page, selector: 'title', text: title }] : [];
    return makeClaim({
      text: `Presents ${name} (${leaf.label.toLowerCase()}) and what it offers`,
      kind: 'inferred',
      confidence: 0.35,
      quotes,
    });
  }
  return notFound('Purpose not stated', 'descriptions, headlines and first texts of the pages read');
}

/** Whether most words begin small: menus and titles are rows of capitals. */
function isRunningText(text: string): boolean {
  const words = text.split(' ');
  return words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length * 0.45;
}

function bestSentence(reading: Reading, name: string): { sentence: string; score: number; quote: Quote } | null {
  let best: { sentence: string; score: number; quote: Quote } | null = null;
  const key = foldWords(name);
  const consider = (text: string, quote: Quote, base: number) => {
    splitSentences(text)
      .slice(0, 6)
      .forEach((sentence, index) => {
        const words = countWords(sentence);
        if (!/[.!…。]$|[.!]["”)]$/.test(sentence) && !(quote.selector.startsWith('meta') && index === 0) && !isRunningText(sentence))
          return;
        if (CREDENTIAL.test(foldWords(sentence))) return;
        if (words < 6 || words > 60 || /\?$/.test(sentence) || /["“„«]/.test(sentence.slice(0, 2))) return;
        const folded = foldWords(sentence);
        const score =
          base - index * 0.4 + (DEFINITION.test(folded) ? 2 : 0) + (key !== '' && folded.includes(key) ? 1 : 0) - (words > 40 ? 1 : 0);
        if (!best || score > best.score) best = { sentence, score, quote };
      });
  };
  for (const [index, page] of reading.pages.entries()) {
    const isHome = index === 0;
    if (!isHome && page.page.type !== 'about') continue;
    const description = page.page.description ?? '';
    if (isHome) consider(description, { page: page.page, selector: 'meta[name="description"]', text: description }, 3.2);
    page.content.slice(0, 25).forEach((block, order) => {
      consider(block.text, { page: page.page, selector: block.selector, text: block.text }, (isHome ? 3 : 2.2) - Math.min(2, order * 0.12));
    });
  }
  return best;
}
