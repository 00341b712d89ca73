import { type Draft, defineCheck } from '../../define-check.ts';
import { unopenedPages } from './unopened-pages.ts';

export const scriptError = defineCheck({
  id: 'script-error',
  area: 'layout',
  title: 'No script fails',
  why: 'After an error, menus, forms and sliders may do nothing.',
  red: 'A script of a page throws an error that nothing catches.',
  check: (comparison) => [
    ...comparison.now.layouts.flatMap(({ path, errors }): Draft[] =>
      errors.length === 0
        ? [{ status: 'kept', page: path, element: 'script', why: 'Its scripts report no error.' }]
        : errors.map((error) => ({ status: 'not-fixed', page: path, element: 'script', new: error, why: 'A script of this page fails.' })),
    ),
    ...unopenedPages(comparison, 'whether its scripts fail'),
  ],
});
