import { defineTextCheck } from './text-checks.ts';

export const textLost = defineTextCheck({
  id: 'text-lost',
  title: 'The texts are there',
  why: 'What the pages say is why they are found and believed; builders shorten and rewrite it.',
  red: 'A text of a page that stays, or one that the plan wrote, is nowhere on the new site, in whole or in parts.',
  takes: ({ kind, outcome, difference }) => kind === 'text' && (outcome !== 'changed' || difference === 'words'),
});
