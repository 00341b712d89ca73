import { hasTerm } from '#lexicon/match-terms.ts';
import { splitWords } from '#text/segment.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { findByTerms, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const MAX_HEADING_WORDS = 6;
/** Case matters: only a name with a capital is a partner ("supported by Example Bank", not "supported by our staff"). */
const NAME_FOLLOWS = /^\s+(?:(?:the|der|dem|das|die|la|le|el|les|los) |l['’])?(?!Our|Your|These|Those|This)\p{Lu}/u;

/** Partners, sponsors and supporters: a section of them, or a sentence that names one. */
export const findPartners: TrustFinder = (model) => {
  const found: TrustFinding[] = [];
  for (const { page, sections } of speakingPages(model)) {
    for (const { heading } of sections) {
      if (!heading || !hasTerm(heading.text, 'trust-signals', 'partner-heading')) continue;
      if (splitWords(heading.text).length > MAX_HEADING_WORDS || hasTerm(heading.text, 'trust-signals', 'not-partner-heading')) continue;
      found.push({ trustKind: 'partners', text: heading.text, confidence: CONFIDENCE.labeled, quotes: [quoteOf(page, heading)] });
    }
  }
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
    ...findByTerms('partners', pages, 'collaborators', { limit: 1, confidence: CONFIDENCE.usual }),
  ].slice(0, 4);
};
