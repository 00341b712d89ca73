import { foldText } from '#text/normalize.ts';
import { defineAudit } from '../define-audit.ts';

/** Shorter texts repeat for good reasons: labels, prices, dates. */
const MIN_LENGTH = 120;

export const repeatedParagraph = defineAudit('content/repeated-paragraph', {
  severity: 'low',
  title: 'No paragraph appears twice on a page',
  problem: 'The same paragraph appears more than once on the page',
  why: 'It looks like a mistake and makes the page longer than necessary.',
  fix: 'Keep it where it helps most. Where a slider or a mobile layout repeats it, hide the copy from screen readers.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  applies: (page) => page.blocks.length > 1,
  check: (page) => {
    const long = page.blocks.filter(({ text }) => text.length >= MIN_LENGTH);
    const seen = Map.groupBy(long, ({ text }) => foldText(text));
    const repeated = [...seen.values()].filter((blocks) => blocks.length > 1);
    return repeated.map((blocks) => ({ selector: blocks[1]?.selector ?? '', snippet: blocks[0]?.text ?? '' }));
  },
});
