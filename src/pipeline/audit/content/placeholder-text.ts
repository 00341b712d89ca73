import { defineAudit } from '../define-audit.ts';
import { issueFrom } from '../evidence.ts';

const PLACEHOLDER =
  /\blorem ipsum\b|\bdolor sit amet\b|\byour (text|content|tagline|slogan) (goes )?here\b|\binsert (text|content) here\b|\b(sample|dummy|placeholder) text\b|\bedit this text\b|\bclick (here )?to edit\b|\[(your|company|insert)[^\]]{0,40}\]|\bhello world!|\bblindtext\b|\btexte? (fictif|d’exemple)\b/i;

export const placeholderText = defineAudit({
  id: 'placeholder-text',
  category: 'content',
  severity: 'high',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'No placeholder text is left',
  problem: 'Placeholder text was left on the page',
  why: 'It tells every visitor that the page is not finished.',
  fix: 'Write the real text, or remove the part.',
  source: 'https://www.nngroup.com/articles/trustworthy-design/',
  check: (page) =>
    issueFrom(
      page.blocks
        .filter(({ tag, text }) => tag !== 'pre' && tag !== 'code' && PLACEHOLDER.test(text))
        .map(({ selector, text }) => ({ selector, snippet: text })),
    ),
});
