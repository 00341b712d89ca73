import type { TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { digitsOf, hasLetter, hasNumber, isYear, numberRuns, replaceAny } from '#text/characters.ts';
import { dropEnds } from '#text/edges.ts';
import { countWords } from '#text/segment.ts';
import { declaredText } from '../../../site-model/declared-entities.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { findByTerms, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

/** "4.8 / 5" or three stars or more drawn. */
const RATING = /★{3,}|\b\d(?:[.,]\d)?\s*\/\s*5\b/u;

/** Ratings: declared aggregate ratings, stars, "4.8 / 5", numbers of reviews, review platforms. */
export const findReviews: TrustFinder = (model) => {
  const found: TrustFinding[] = [];
  for (const entity of model.declared.filter((one) => one.types.includes('AggregateRating'))) {
    const value = declaredText(entity, 'ratingValue');
    if (!value) continue;
    const count = declaredText(entity, 'reviewCount') ?? declaredText(entity, 'ratingCount');
    const text = `Rated ${value.text}${count ? ` by ${count.text}` : ''}`;
    found.push({ trustKind: 'reviews', text, confidence: CONFIDENCE.declared, quotes: [value] });
  }
  const pages = speakingPages(model);
  const said = findByTerms('reviews', pages, 'reviews', { except: 'not-reviews', ofOthers: true }).map((one) => withRating(one, pages));
  for (const { page, content } of pages) {
    const scale = isScale(content) ? BARE_RATING : NO_RATING;
    const isRating = ({ text }: TextBlock) => RATING.test(text) && !scale.test(text) && !said.some((one) => one.text.includes(text));
    const rated = content.findIndex((block) => isRating(block) && !isDated(block.text));
    const at = rated >= 0 || said.length > 0 ? rated : content.findIndex(isRating);
    const block = content[at];
    if (block && said.length < 3)
      said.push({ trustKind: 'reviews', text: ratingText(content, at), confidence: CONFIDENCE.stated, quotes: [quoteOf(page, block)] });
  }
  return [...found, ...said];
};

const STARS = '★☆⭐';

const starsOf = (text: string): string => [...text].filter((char) => STARS.includes(char)).join('');

/** The most words of a line that says when something was said, and the least numbers of a date written in numbers. */
const MAX_DATE_WORDS = 5;
const DATE_NUMBERS = 3;

/** Whether stars come with the day of one review: "★★★★★ 3 weeks ago", "★★★★★06.03.2025". Such a line says nothing of the business. */
function isDated(text: string): boolean {
  const rest = dropEnds(replaceAny(text, STARS, ' '), ' ');
  if (starsOf(text) === '' || countWords(rest) > MAX_DATE_WORDS) return false;
  const numbers = numberRuns(rest);
  return numbers.some(isYear) || numbers.length >= DATE_NUMBERS || hasTerm(rest, 'trust-signals', 'relative-date');
}

/** A line on ratings without a number, with the rating above it: "4.8 ★★★★★" and "based on reviews on Google". */
function withRating(finding: TrustFinding, pages: readonly PageModel[]): TrustFinding {
  const [quote] = finding.quotes;
  const content = pages.find(({ page }) => page === quote?.page)?.content ?? [];
  const above = content[content.findIndex(({ selector }) => selector === quote?.selector) - 1];
  if (!quote || !above || hasNumber(finding.text) || hasLetter(above.text) || !hasNumber(above.text)) return finding;
  return { ...finding, text: `${above.text} ${finding.text}`, quotes: [quoteOf(quote.page, above), quote] };
}

/** "3/5" by itself; nothing. */
const [BARE_RATING, NO_RATING] = [/^\d(?:[.,]\d)?\s*\/\s*5$/u, /^\b$/u];

/** Whether ratings by themselves are above measures ("120 m", "45 min"): they say how hard or spicy something is, not how good. */
function isScale(content: readonly TextBlock[]): boolean {
  return content.some(({ text }, at) => BARE_RATING.test(text) && startsWithDigit(content[at + 1]?.text ?? ''));
}

const startsWithDigit = (text: string) => digitsOf(text.charAt(0)) !== '' && hasLetter(text);

/** Longest line next to a rating that says what was rated or by whom. */
const MAX_LABEL_WORDS = 12;

/** A rating with the line next to it, where it has no words of its own: "4.9 / 5" and "on Google". */
function ratingText(content: readonly TextBlock[], at: number): string {
  const text = content[at]?.text ?? '';
  if (isDated(text)) return starsOf(text);
  if (hasLetter(text)) return text;
  const label = [content[at + 1], content[at - 1]].find((one) => one && hasLetter(one.text) && countWords(one.text) <= MAX_LABEL_WORDS);
  return label ? `${text} ${label.text}` : text;
}
