import { foldText } from '#text/normalize.ts';
import { defineAudit } from '../define-audit.ts';

/** Shorter texts repeat for good reasons: labels, prices, dates. */
const MIN_LENGTH = 120;

export const repeatedParagraph = defineAudit('content/repeated-paragraph', {
  applies: (page) => page.blocks.length > 1,
  check: (page) => {
    const long = page.blocks.filter(({ text }) => text.length >= MIN_LENGTH);
    const seen = Map.groupBy(long, ({ text }) => foldText(text));
    const repeated = [...seen.values()].filter((blocks) => blocks.length > 1);
    return repeated.map((blocks) => ({ selector: blocks[1]?.selector ?? '', snippet: blocks[0]?.text ?? '' }));
  },
});
