import { defineHeadCheck } from './head-checks.ts';

export const mainHeading = defineHeadCheck({
  id: 'main-heading',
  title: 'Each page opens with its planned h1',
  why: 'The h1 says what a page is about, to visitors and to search engines.',
  red: 'No h1 of a page has the planned words.',
  part: 'h1',
  element: 'h1',
  read: (page) =>
    page.headings
      .filter(({ level, hidden }) => level === 1 && !hidden)
      .map(({ text }) => text)
      .join(' | '),
});
