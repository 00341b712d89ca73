import { type Draft, defineCheck } from '../../define-check.ts';
import { fieldText, formWith } from '../../plan/form-values.ts';
import { findForm, missingFields } from '../../plan/match-forms.ts';

export const formFields = defineCheck({
  id: 'form-fields',
  area: 'actions',
  title: 'The forms ask what they asked',
  why: 'A field that is missing is a question that has to be asked by phone.',
  red: 'A form lacks a field of the plan.',
  check: ({ brief, pageAt }) =>
    brief.strategy.engineer.forms.flatMap((plan): Draft[] => {
      const page = pageAt(plan.path);
      const form = page && plan.decision !== 'drop' ? findForm(plan, page) : null;
      if (form === null) return [];
      return missingFields(plan, form).map((field) => ({
        ...{ status: 'lost', page: plan.path, element: form.selector, old: field.label },
        fix: [formWith(form), { label: 'Field', text: fieldText(field) }],
        why: `The form has no field "${field.label}".`,
      }));
    }),
});
