import type { Claim } from '#contracts/evidence.ts';
import { trimLabel } from '#text/label.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import { makeClaim, notFound, numbered } from '../../evidence.ts';
import type { Reading } from '../../reading.ts';

const MAX_POINTS = 6;

/** Sayings that set a business apart, and how strongly (compared form). */
const SAYINGS: readonly [RegExp, number][] = [
  [
    /\b(the only|first and only|world s first|worlds first|one of a kind|nowhere else|only get here|unlike (other|most|any)|einzige\w*|el unico|la unica|le seul|la seule)\b/,
    3,
  ],
  [/\b(unique\w*|einzigartig\w*|unico|unica|exclusive\w*|patented|pioneer\w*|first in|largest|oldest|leading)\b/, 1.6],
  [
    /\b(award winning|award|gold medal|certified|family (owned|run)|since (18|19|20)\d\d|founded in|over \d+ years|\d+ years of|generations?|depuis (18|19|20)\d\d|desde (18|19|20)\d\d|seit (18|19|20)\d\d)\b/,
    1.6,
  ],
  [
    /\b(no (subscription|contract|hidden fees|commitment|ads|lock in|paywall|tracking)|money back|free (of charge|forever|delivery|consultation)|open source|24 7|24 horas|same day|without (us|compromise))\b/,
    1.4,
  ],
  [
    /\b(handmade|handcrafted|home made|homemade|made to order|own (system|production|recipe|farm)|sistema propio|in house|locally (sourced|made)|100 (natural|organic|free|local))\b/,
    1.2,
  ],
];

/** What the site says no other has: sentences with a claim of being alone, first, proven or free of a usual burden. */
export function findUniqueSellingPoints(reading: Reading): Claim[] {
  const found: { text: string; score: number; claim: Claim }[] = [];
  const seen = new Set<string>();
  for (const [index, page] of reading.pages.entries()) {
    if (/^(legal|article|blog|docs|faq|testimonials|careers)$/.test(page.page.type)) continue;
    for (const block of page.content) {
      // Most blocks say none of it, and one look shows it.
      const whole = foldWords(block.text);
      if (!SAYINGS.some(([saying]) => saying.test(whole))) continue;
      for (const sentence of splitSentences(block.text)) {
        const words = countWords(sentence);
        const folded = foldWords(sentence);
        if (words < 3 || words > 45 || seen.has(folded) || /["“”]/.test(sentence)) continue;
        seen.add(folded);
        const score = SAYINGS.reduce((sum, [saying, weight]) => sum + (saying.test(folded) ? weight : 0), 0);
        if (score < 1.2) continue;
        const quote = { page: page.page, selector: block.selector, text: block.text };
        found.push({
          text: sentence,
          score: score + (index === 0 ? 0.6 : 0),
          claim: makeClaim({
            text: trimLabel(sentence),
            kind: 'observed',
            confidence: 0.35 + score / 8,
            quotes: [quote],
            around: sentence.slice(0, 80),
          }),
        });
      }
    }
  }
  if (found.length === 0)
    return [
      {
        ...notFound(
          'Nothing is said that sets it apart',
          'texts of all pages read: claims of being the only, first, oldest, award-winning or free of a usual burden',
        ),
        id: 'unique-1',
      },
    ];
  found.sort((a, b) => b.score - a.score);
  return numbered(
    'unique',
    found.slice(0, MAX_POINTS).map((entry) => entry.claim),
  );
}
