import { hasTerm } from '#lexicon/match-terms.ts';
import { defineAudit } from '../define-audit.ts';

/** A slot of a template: `[Your name]`. */
const SLOT = /\[(?:your|company|insert)[^\]]{0,40}\]/i;

export const placeholderText = defineAudit('content/placeholder-text', {
  severity: 'high',
  weight: 2,
  title: 'No placeholder text is left',
  problem: 'Placeholder text was left on the page',
  why: 'It tells every visitor that the page is not finished.',
  fix: 'Write the real text, or remove the section.',
  source: 'https://www.nngroup.com/articles/trustworthy-design/',
  check: (page) =>
    page.blocks
      .filter(({ tag, text }) => tag !== 'pre' && tag !== 'code' && (SLOT.test(text) || hasTerm(text, 'placeholder-text', 'filler')))
      .map(({ selector, text }) => ({ selector, snippet: text })),
});
