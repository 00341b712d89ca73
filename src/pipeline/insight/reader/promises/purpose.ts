import type { Claim } from '#contracts/evidence.ts';
import type { Industry } from '#lexicon/industries/industries.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasAny, startsSmall } from '#text/characters.ts';
import { makesSense } from '#text/noise.ts';
import { foldWords } from '#text/normalize.ts';
import { isBorrowed } from '#text/sayings.ts';
import { countWords, endsSentence, splitSentences } from '#text/segment.ts';
import { isRunTogether } from '#text/statement-sense.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, notFound, type Quote } from '../../evidence.ts';
import { hasQuoteMark } from '../../shapes.ts';
import { CONFIDENCE, confidenceByWeight } from '../confidence/claim-confidence.ts';
import { cuesIn } from '../industry/keyword-index.ts';
import { saysNothingOfIt } from './no-promise.ts';

const FULL_SCORE = 6;

type Candidate = { sentence: string; score: number; quote: Quote };

/** What the site is for, in one sentence of its own where there is one, else from category and calls to action. */
export function findPurpose(model: SiteModel, name: string, leaf: Industry | null): Claim {
  const [best] = candidates(model, name, leaf).sort((a, b) => b.score - a.score);
  if (best)
    return makeClaim({
      text: best.sentence,
      kind: 'observed',
      confidence: confidenceByWeight(best.score, FULL_SCORE),
      quotes: [best.quote],
      around: best.sentence.slice(0, 100),
    });
  if (!leaf) return notFound('Purpose not stated', 'descriptions, headlines and first texts of the pages read');
  const title = model.home?.page.title;
  const quotes = model.home && title ? [{ page: model.home.page, selector: 'title', text: title }] : [];
  const text = `Presents ${name} (${leaf.label.toLowerCase()}) and what it offers`;
  return makeClaim({ text, kind: 'inferred', confidence: CONFIDENCE.guessed, quotes });
}

/** Base scores of a description, of the first block of the home page and of an about page; later blocks lose. */
const [DESCRIPTION_SCORE, HOME_SCORE, ABOUT_SCORE] = [3.2, 3, 2.2];
const [LOSS_PER_BLOCK, MAX_LOSS] = [0.12, 2];
const MAX_BLOCKS = 25;

function candidates(model: SiteModel, name: string, leaf: Industry | null): Candidate[] {
  return model.pages.flatMap(({ page, content }, index) => {
    const isHome = index === 0;
    if (!isHome && page.type !== 'about') return [];
    const description = { page, selector: 'meta[name="description"]', text: page.description ?? '' };
    const texts = content.slice(0, MAX_BLOCKS).flatMap(({ selector, text }, order) => {
      const base = (isHome ? HOME_SCORE : ABOUT_SCORE) - Math.min(MAX_LOSS, order * LOSS_PER_BLOCK);
      return sentencesIn({ page, selector, text }, base, { name, leaf });
    });
    return isHome ? [...sentencesIn(description, DESCRIPTION_SCORE, { name, leaf }), ...texts] : texts;
  });
}

/** A call to visitors, a slogan, where the business is or who works there: it says less of what the business does. */
const CALL_LOSS = -1.5;
const [DEFINITION_BONUS, TRADE_BONUS] = [2, 1];
const MAX_SENTENCES = 6;
const LOSS_PER_SENTENCE = 0.4;
const [MIN_WORDS, MAX_WORDS, LONG_WORDS] = [6, 60, 40];

function sentencesIn(quote: Quote, base: number, { name, leaf }: { name: string; leaf: Industry | null }): Candidate[] {
  const key = foldWords(name);
  return splitSentences(quote.text)
    .slice(0, MAX_SENTENCES)
    .flatMap((sentence, index) => {
      const words = countWords(sentence);
      const isWhole = endsSentence(sentence) || (quote.selector.startsWith('meta') && index === 0) || isRunningText(sentence);
      if (
        !isWhole ||
        words < MIN_WORDS ||
        words > MAX_WORDS ||
        !isStatement(sentence) ||
        !makesSense(sentence) ||
        isBorrowed(sentence) ||
        isRunTogether(sentence)
      )
        return [];
      const score =
        base -
        index * LOSS_PER_SENTENCE +
        (isCall(sentence) ? CALL_LOSS : hasTerm(sentence, 'purpose', 'definition') ? DEFINITION_BONUS : 0) +
        (leaf && namesTrade(sentence, leaf) ? TRADE_BONUS : 0) +
        (key !== '' && foldWords(sentence).includes(key) ? 1 : 0) -
        (words > LONG_WORDS ? 1 : 0);
      return [{ sentence, score, quote }];
    });
}

/**
 * No question, no quotation, no line of someone's life, no conclusion from the sentence before it ("That's why"), no line of titles and licenses, which says who a person is, none about the site itself, and none with a
 * hole where a script writes a name ("The offices of is"): none of them says what the business does.
 */
function isStatement(sentence: string): boolean {
  const isAboutElse = ['credential', 'biography', 'back-reference', 'about-site', 'hole'].some((group) =>
    hasTerm(sentence, 'purpose', group),
  );
  return !hasQuoteMark(sentence.slice(0, 2)) && !isAboutElse && !saysNothingOfIt(sentence);
}

const isCall = (sentence: string): boolean =>
  sentence.endsWith('!') || ['call', 'place', 'people'].some((group) => hasTerm(sentence, 'purpose', group));

const namesTrade = (sentence: string, { id }: Industry): boolean => [...cuesIn(sentence).keys()].some(({ leaf }) => leaf === id);

const SEPARATORS = '·|•';

/** Whether most words start with a small letter: menus and titles are rows of capitals, and notices are rows with marks between. */
function isRunningText(text: string): boolean {
  if (hasAny(text, SEPARATORS)) return false;
  const words = text.split(' ');
  return words.filter(startsSmall).length >= words.length * 0.45;
}
