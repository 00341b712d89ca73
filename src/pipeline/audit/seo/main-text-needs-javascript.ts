import { defineAudit } from '../define-audit.ts';
import { NOT_IN_BROWSER } from '../evidence.ts';

/** Fewer words are not a text that could be quoted. */
const MIN_WORDS = 50;
/** Share of the main text that has to be in the HTML as served. */
const MIN_SERVED = 0.5;

export const mainTextNeedsJavascript = defineAudit('seo/main-text-needs-javascript', {
  severity: 'high',
  effort: 'large',
  title: 'The main text can be read without scripts',
  problem: 'Most of the main text appears only after scripts have run',
  why: 'The crawlers of most AI assistants read only the HTML as served: what the page says, they cannot answer with.',
  fix: 'Render the main text on the server or at build time, so that it is in the HTML.',
  source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  applies: ({ rendered }) => rendered === null || (rendered.mainWords?.rendered ?? 0) >= MIN_WORDS,
  check: (page) => {
    if (!page.rendered?.mainWords) return NOT_IN_BROWSER;
    const { served, rendered } = page.rendered.mainWords;
    if (served >= rendered * MIN_SERVED) return null;
    return { snippet: `${served} of ${rendered} words`, lookedIn: 'the main text as served, compared with that after scripts ran' };
  },
});
