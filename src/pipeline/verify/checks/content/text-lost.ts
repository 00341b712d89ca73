import { defineCheck } from '../../define-check.ts';
import { defineTextCheck } from './text-checks.ts';

const texts = defineTextCheck({
  id: 'text-lost',
  title: 'The texts are there',
  why: 'What the pages say is why they are found and believed; builders shorten and rewrite it.',
  red: 'A text of a page that stays, or one that the plan wrote, is nowhere on the new site, in whole or in parts.',
  takes: ({ kind, outcome, difference }) => kind === 'text' && (outcome !== 'changed' || difference === 'words'),
});

const UNSEEN = 'This page shows its content only with scripts, and no browser had the time to run them, so what it says is not known.';

export const textLost = defineCheck({
  ...texts,
  check: (comparison) => [
    ...texts.check(comparison),
    ...comparison.unseen.map((page) => ({ status: 'unchecked' as const, page: comparison.pathOf(page), element: 'page', why: UNSEEN })),
  ],
});
