import type { Page, PageForm } from '#contracts/page.ts';
import { isDeadTarget } from '../../compare/same-target.ts';
import { type Draft, defineCheck } from '../../define-check.ts';
import { destinationValue, formWith } from '../../plan/form-values.ts';
import { findForm } from '../../plan/match-forms.ts';

export const formTarget = defineCheck({
  id: 'form-target',
  area: 'actions',
  title: 'Every form sends somewhere',
  why: 'Builders make forms that say thanks and send nothing.',
  red: 'A form has no target, and no script of the page could send it.',
  check: ({ brief, now, pathOf }) => {
    const planned = brief.strategy.engineer.forms.filter(({ decision }) => decision !== 'drop');
    const planOf = (page: Page, form: PageForm) =>
      planned.find((plan) => plan.path === pathOf(page) && findForm(plan, page) === form) ??
      planned.find(({ purpose }) => purpose === form.purpose);
    return now.site.pages.flatMap((page): Draft[] =>
      page.forms
        .filter(({ hidden, purpose, fields }) => !hidden && purpose !== 'search' && fields.length > 0)
        .map((form) => {
          const { action, selector, purpose } = form;
          const about = { page: pathOf(page), element: selector, old: purpose, new: action };
          const isEmpty = isDeadTarget(action) || action === `${page.url}#`;
          if (!isEmpty) return { ...about, status: 'kept', why: 'It has a target.' };
          if (page.resources.some(({ kind }) => kind === 'script'))
            return { ...about, status: 'unchecked', why: 'It names no target; a script may send it. Send a test entry.' };
          const fix = [formWith(form), destinationValue(planOf(page, form) ?? { destination: { kind: 'unknown', value: '' } })];
          return { ...about, status: 'not-fixed', fix, why: 'It has no target, so its entries are lost.' };
        }),
    );
  },
});
