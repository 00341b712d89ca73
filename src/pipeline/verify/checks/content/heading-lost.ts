import { defineTextCheck } from './text-checks.ts';

export const headingLost = defineTextCheck({
  id: 'heading-lost',
  title: 'The headings are there',
  why: 'Headings carry the words that people search for, and the order in which a page is read.',
  red: 'A heading of a page that stays, or one that the plan wrote, is nowhere on the new site.',
  takes: ({ kind, outcome, difference }) => kind === 'heading' && (outcome !== 'changed' || difference === 'words'),
});
