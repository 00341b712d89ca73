import { defineAudit } from '../define-audit.ts';
import { NOT_IN_BROWSER } from '../evidence.ts';

/** Fewer words are not a text that could be quoted. */
const MIN_WORDS = 50;
/** Share of the main text that has to be in the HTML as served. */
const MIN_SERVED = 0.5;

export const mainTextNeedsJavascript = defineAudit('seo/main-text-needs-javascript', {
  applies: ({ rendered }) => rendered === null || (rendered.mainWords?.rendered ?? 0) >= MIN_WORDS,
  check: (page) => {
    if (!page.rendered?.mainWords) return NOT_IN_BROWSER;
    const { served, rendered } = page.rendered.mainWords;
    if (served >= rendered * MIN_SERVED) return null;
    return { snippet: `${served} of ${rendered} words`, lookedIn: 'the main text as served, compared with that after scripts ran' };
  },
});
