import { isDeadTarget } from '../../compare/same-target.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

export const formTarget = defineCheck({
  id: 'form-target',
  area: 'actions',
  title: 'Every form sends somewhere',
  why: 'Builders make forms that say thanks and send nothing.',
  red: 'A form has no target, and no script of the page could send it.',
  check: ({ now, pathOf }) =>
    now.site.pages.flatMap((page): Draft[] =>
      page.forms
        .filter(({ hidden, purpose, fields }) => !hidden && purpose !== 'search' && fields.length > 0)
        .map(({ action, selector, purpose }) => {
          const about = { page: pathOf(page), element: selector, old: purpose, new: action };
          const isEmpty = isDeadTarget(action) || action === `${page.url}#`;
          if (!isEmpty) return { ...about, status: 'kept', why: 'It has a target.' };
          if (page.resources.some(({ kind }) => kind === 'script'))
            return { ...about, status: 'unchecked', why: 'It names no target; a script may send it. Send a test entry.' };
          return { ...about, status: 'not-fixed', why: 'It has no target, so its entries are lost.' };
        }),
    ),
});
