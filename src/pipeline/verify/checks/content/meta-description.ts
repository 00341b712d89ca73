import { defineHeadCheck } from './head-checks.ts';

export const metaDescription = defineHeadCheck({
  id: 'meta-description',
  title: 'Meta descriptions are as planned',
  why: 'Search engines show them below the title.',
  red: 'The meta description of a page has not the planned words.',
  part: 'description',
  element: 'meta[name="description"]',
  read: (page) => page.description ?? '',
});
