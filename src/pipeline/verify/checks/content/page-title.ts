import { defineHeadCheck } from './head-checks.ts';

export const pageTitle = defineHeadCheck({
  id: 'page-title',
  title: 'Page titles are as planned',
  why: 'Titles carry rankings; builders name every page after the project.',
  red: 'The title of a page has not the planned words.',
  part: 'title',
  element: 'title',
  read: (page) => page.title ?? '',
});
