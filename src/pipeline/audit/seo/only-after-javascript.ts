import { defineAudit } from '../define-audit.ts';
import { NOT_IN_BROWSER } from '../evidence.ts';

/** Share of the rendered words that the served HTML lacks, from which on the page depends on scripts. */
const MAX_ADDED_SHARE = 0.5;
/** Facts that a crawler needs from the HTML as served. */
const ESSENTIAL = new Set(['title', 'description', 'h1', 'headings', 'navigation', 'canonical', 'links', 'structured-data']);

export const onlyAfterJavascript = defineAudit('seo/only-after-javascript', {
  check: ({ rendered, wordCount }) => {
    if (!rendered) return NOT_IN_BROWSER;
    const essential = rendered.onlyRendered.filter((fact) => ESSENTIAL.has(fact));
    if (essential.length === 0 && rendered.addedWords <= wordCount * MAX_ADDED_SHARE) return null;
    const facts = essential.length > 0 ? `; only after scripts: ${essential.join(', ')}` : '';
    return {
      snippet: `${rendered.addedWords} of ${wordCount} words${facts}`,
      lookedIn: 'the page as served, compared with the page after its scripts ran',
    };
  },
});
