import { type Draft, defineCheck } from '../../define-check.ts';
import { formValues } from '../../plan/form-values.ts';
import { findForm } from '../../plan/match-forms.ts';

export const formLost = defineCheck({
  id: 'form-lost',
  area: 'actions',
  title: 'The forms are there',
  why: 'Forms are how visitors become customers.',
  red: 'A page has no form like the planned one.',
  check: ({ brief, pageAt }) =>
    brief.strategy.engineer.forms.flatMap((plan): Draft[] => {
      const page = pageAt(plan.path);
      if (page === null || plan.decision === 'drop') return [];
      const form = findForm(plan, page);
      const about = { page: plan.path, old: `${plan.purpose}: ${plan.fields.map(({ label }) => label).join(', ')}` };
      if (form) return [{ ...about, status: 'kept', element: form.selector, why: 'The page has the form.' }];
      return [
        {
          ...about,
          fix: formValues(plan),
          status: plan.decision === 'add' ? 'not-fixed' : 'lost',
          element: 'form',
          why: 'The page has no such form.',
        },
      ];
    }),
});
