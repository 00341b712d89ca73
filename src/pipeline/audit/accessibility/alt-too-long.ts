import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';

/** Longer descriptions belong into the text: they cannot be paused or read word by word in alt. */
const MAX_ALT_LENGTH = 200;

export const altTooLong = defineAudit({
  id: 'alt-too-long',
  category: 'accessibility',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'Alternative texts are short',
  problem: 'An alternative text is very long',
  why: 'Screen readers read it in one go; people cannot stop or go back within it.',
  fix: 'Keep alt to a sentence and put longer descriptions into the text.',
  source: 'https://www.w3.org/WAI/tutorials/images/complex/',
  applies: (page) => visible(page.images).some(({ alt }) => (alt ?? '').trim() !== ''),
  check: (page) =>
    issueFrom(
      visible(page.images)
        .filter(({ alt }) => (alt ?? '').length > MAX_ALT_LENGTH)
        .map(({ selector, alt }) => ({ selector, snippet: alt ?? '' })),
    ),
});
