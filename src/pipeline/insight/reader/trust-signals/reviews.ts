import type { TextBlock } from '#contracts/page.ts';
import { digitsOf, hasLetter } from '#text/characters.ts';
import { countWords } from '#text/segment.ts';
import { declaredText } from '../../../site-model/declared-entities.ts';
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
  const said = findByTerms('reviews', pages, 'reviews', { except: 'not-reviews', ofOthers: true });
  for (const { page, content } of pages) {
    const scale = isScale(content) ? BARE_RATING : NO_RATING;
    const isRating = ({ text }: TextBlock) => RATING.test(text) && !scale.test(text) && !said.some((one) => one.text.includes(text));
    const at = content.findIndex(isRating);
    const block = content[at];
    if (block && said.length < 3)
      said.push({ trustKind: 'reviews', text: ratingText(content, at), confidence: CONFIDENCE.stated, quotes: [quoteOf(page, block)] });
  }
  return [...found, ...said];
};

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
  if (hasLetter(text)) return text;
  const label = [content[at + 1], content[at - 1]].find((one) => one && hasLetter(one.text) && countWords(one.text) <= MAX_LABEL_WORDS);
  return label ? `${text} ${label.text}` : text;
}
