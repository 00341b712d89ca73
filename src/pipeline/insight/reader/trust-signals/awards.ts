import { hasTerm } from '#lexicon/match-terms.ts';
import { countWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { announcing } from './announcing.ts';
import { headed, shownBelow, shownNames } from './shown-below.ts';
import { findByTerms, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

/** The fewest words of a line that names an award. */
const MIN_LINE_WORDS = 3;
const MAX_NAMED = 2;

/** Awards that the business won, not those it hands out: sentences, or what is below a heading such as "Awards". */
export const findAwards: TrustFinder = (model) => {
  const pages = speakingPages(model);
  const said = findByTerms('awards', pages, 'awards', { except: 'not-awards' });
  return [...pages.flatMap(listed), ...said].slice(0, 4);
};

function listed(one: PageModel): TrustFinding[] {
  return announcing(one, (text) => hasTerm(text, 'trust-signals', 'awards-heading')).flatMap(({ heading, label }): TrustFinding[] => {
    const shown = shownBelow(one.page, heading);
    const lines = shown.lines.filter(({ text }) => countWords(text) >= MIN_LINE_WORDS);
    if (shown.headings.length + lines.length === 0) return [];
    const names = shown.headings.length > 0 ? shown.headings.map(({ text }) => text) : shownNames(shown);
    const text = headed(label.text, names.slice(0, MAX_NAMED));
    return [{ trustKind: 'awards', text, confidence: CONFIDENCE.labeled, quotes: [quoteOf(one.page, label)] }];
  });
}
