import { type Draft, defineCheck } from '../../define-check.ts';

export const structuredDataBroken = defineCheck({
  id: 'structured-data-broken',
  area: 'data',
  title: 'Structured data can be read',
  why: 'One missing comma, and search engines read none of it.',
  red: 'A block of structured data does not parse.',
  check: ({ now, pathOf }) =>
    now.site.pages.flatMap((page): Draft[] =>
      page.structuredData
        .filter(({ error }) => error !== null)
        .map(({ error, selector }) => ({
          status: 'not-fixed',
          page: pathOf(page),
          element: selector,
          new: error ?? '',
          why: 'This block does not parse.',
        })),
    ),
});
