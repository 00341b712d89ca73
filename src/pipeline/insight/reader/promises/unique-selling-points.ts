import type { Claim } from '#contracts/evidence.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { hasLetter, startsWithCapital } from '#text/characters.ts';
import { trimLabel } from '#text/label.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitSentences, splitWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, notFound, numbered } from '../../evidence.ts';
import { hasQuoteMark } from '../../shapes.ts';
import { confidenceByWeight } from '../confidence/claim-confidence.ts';
import { POST_PAGES } from '../page-types.ts';
import { textsOfOthers } from '../trust-signals/proof-sections.ts';
import { saysNothingOfIt } from './no-promise.ts';

const TOPIC = 'unique-selling-points';
const MAX_POINTS = 6;
/** How strongly a claim of a group of terms sets a business apart. */
const WEIGHTS: Readonly<Record<string, number>> = { only: 3, first: 1.6, proven: 1.6, without: 1.4, 'own-make': 1.2 };
const FULL_SCORE = 5;
const HOME_BONUS = 0.6;
const [MIN_WORDS, MAX_WORDS] = [3, 45];

/** What the site says no other has: sentences that claim to be the only one, first, proven or free of a usual burden. */
export function findUniqueSellingPoints(model: SiteModel, name = ''): Claim[] {
  const found: { score: number; claim: Claim }[] = [];
  const seen = new Set<string>();
  for (const [index, one] of model.pages.entries()) {
    const { page, content } = one;
    if (POST_PAGES.has(page.type)) continue;
    for (const { selector, text } of partsWithTerm(content, TOPIC)) {
      if (textsOfOthers(one).has(selector)) continue;
      for (const sentence of splitSentences(text)) {
        const isElse = isAboutOthers(sentence, name, model.language) || !speaksForItself(sentence, name) || saysNothingOfIt(sentence);
        const score = isElse ? 0 : scoreOf(sentence);
        const key = foldWords(sentence);
        if (score === 0 || seen.has(key)) continue;
        seen.add(key);
        const quotes = [{ page, selector, text }];
        const claim = makeClaim({
          text: trimLabel(sentence),
          kind: 'observed',
          confidence: confidenceByWeight(score, FULL_SCORE),
          quotes,
          around: sentence.slice(0, 80),
        });
        found.push({ score: score + (index === 0 ? HOME_BONUS : 0), claim });
      }
    }
  }
  if (found.length === 0) {
    const lookedIn = 'texts of all pages read: claims of being the only, first, oldest, award-winning or free of a usual burden';
    return [{ ...notFound('Nothing that sets it apart is stated', lookedIn), id: 'unique-1' }];
  }
  found.sort((a, b) => b.score - a.score);
  return numbered(
    'unique',
    found.slice(0, MAX_POINTS).map(({ claim }) => claim),
  );
}

/** A shorter line is a claim; a longer one tells of anything unless it speaks of the business or to its visitors. */
const MAX_CLAIM_WORDS = 12;

function speaksForItself(sentence: string, name: string): boolean {
  const own = new Set(splitWords(name).filter((word) => word.length > 3));
  return (
    countWords(sentence) <= MAX_CLAIM_WORDS ||
    hasTerm(sentence, 'voice', 'own') ||
    hasTerm(sentence, 'voice', 'you') ||
    splitWords(sentence).some((word) => own.has(word))
  );
}

/** Nouns have capitals in German, so there they tell no names. */
const NAME_TELLS_NOTHING = 'de';

/** Whether a sentence defines something with a name that is not the business's: "The Harbor Cup is the largest contest of its kind". */
function isAboutOthers(sentence: string, name: string, language: string): boolean {
  const [definition] = matchTerms(sentence, 'purpose', 'definition');
  if (!definition || name === '' || language === NAME_TELLS_NOTHING || hasTerm(sentence, 'voice', 'we')) return false;
  const subject = sentence.slice(0, definition.start);
  const own = new Set(splitWords(name));
  return hasName(subject) && !splitWords(subject).some((word) => word.length > 3 && own.has(word));
}

const MIN_ACRONYM_LENGTH = 3;
const isAcronym = (word: string): boolean => word.length >= MIN_ACRONYM_LENGTH && word === word.toUpperCase() && hasLetter(word);

/** Whether a text has an acronym or two words with capitals in a row. */
function hasName(text: string): boolean {
  const words = text.split(' ').filter((word) => word !== '');
  const isCapital = (word = '') => hasLetter(word) && startsWithCapital(word);
  return words.some((word, at) => isAcronym(word) || (isCapital(word) && isCapital(words[at + 1])));
}

/** Sum of the weights of the groups a sentence has terms of; 0 when it is no claim of the business about itself. */
function scoreOf(sentence: string): number {
  const words = countWords(sentence);
  if (words < MIN_WORDS || words > MAX_WORDS || hasQuoteMark(sentence)) return 0;
  const groups = new Set(matchTerms(sentence, TOPIC).map(({ group }) => group));
  return [...groups].reduce((sum, group) => sum + (WEIGHTS[group] ?? 0), 0);
}
