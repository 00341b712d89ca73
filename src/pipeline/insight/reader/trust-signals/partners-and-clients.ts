import { hasTerm } from '#lexicon/match-terms.ts';
import { startsWithCapital } from '#text/characters.ts';
import { NAME_WITHIN } from '#text/person-name.ts';
import { countWords, splitWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { announcing } from './announcing.ts';
import { headed, shownBelow, shownNames } from './shown-below.ts';
import { findByTerms, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const MAX_HEADING_WORDS = 6;
/** Case matters: only a name with a capital is a partner ("supported by Example Bank", not "supported by our staff"). */
const NAME_FOLLOWS = /^\s+(?:(?:the|der|dem|das|die|la|le|el|les|los) |l['’])?(?!Our|Your|These|Those|This)\p{Lu}/u;

/** Words that a sentence has beyond "thanks to our sponsors". */
const MIN_OTHER_WORDS = 2;

/** Partners, sponsors and supporters: a section that shows them, or a sentence that names one. */
export const findPartners: TrustFinder = (model) => {
  const found = speakingPages(model).flatMap(sectionsOfPartners);
  const pages = speakingPages(model, ['blog', 'testimonials']);
  const namesOne = (sentence: string, { end }: { end: number }) => NAME_FOLLOWS.test(sentence.slice(end));
  return [
    ...found,
    ...findByTerms('partners', pages, 'partner-of', {
      except: 'not-partner-of',
      limit: 2,
      confidence: CONFIDENCE.mentioned,
      accepts: namesOne,
    }),
    ...findByTerms('partners', pages, 'collaborators', { limit: 1, confidence: CONFIDENCE.usual, accepts: isSentence }),
  ].slice(0, 4);
};

const isSentence = (sentence: string, { start, end }: { start: number; end: number }) =>
  countWords(sentence) >= countWords(sentence.slice(start, end)) + MIN_OTHER_WORDS;

function sectionsOfPartners(one: PageModel): TrustFinding[] {
  const isPartners = (text: string) =>
    splitWords(text).length <= MAX_HEADING_WORDS &&
    hasTerm(text, 'trust-signals', 'partner-heading') &&
    !hasTerm(text, 'trust-signals', 'not-partner-heading');
  return announcing(one, isPartners).flatMap(({ heading, label }): TrustFinding[] => {
    const shown = shownBelow(one.page, heading);
    const names = shownNames(shown).filter((name) => !isPartners(name));
    const isShown =
      names.some(startsWithCapital) ||
      shown.images.length + shown.outward.length > 0 ||
      shown.lines.some(({ text }) => NAME_WITHIN.test(text));
    const text = headed(label.text, names.slice(0, MAX_NAMES));
    return isShown ? [{ trustKind: 'partners', text, confidence: CONFIDENCE.labeled, quotes: [quoteOf(one.page, label)] }] : [];
  });
}

const MAX_NAMES = 5;
