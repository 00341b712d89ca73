import { type Draft, defineCheck } from '../../define-check.ts';
import { fieldText, formWith, nameText } from '../../plan/form-values.ts';
import { findForm, missingFields, missingNames } from '../../plan/match-forms.ts';

export const formFields = defineCheck({
  id: 'form-fields',
  area: 'actions',
  title: 'The forms ask what they asked',
  why: 'A field that is missing is a question that has to be asked by phone.',
  red: 'A form lacks a field of the plan, or sends it to the same service by another name.',
  check: ({ brief, pageAt }) =>
    brief.strategy.engineer.forms.flatMap((plan): Draft[] => {
      const page = pageAt(plan.path);
      const form = page && plan.decision !== 'drop' ? findForm(plan, page) : null;
      if (form === null) return [];
      const about = { status: 'lost', page: plan.path, element: form.selector } as const;
      const missing = missingFields(plan, form);
      const isMissing = (name: string) => missing.some((field) => field.name === name);
      return [
        ...missing.map((field) => ({
          ...about,
          old: field.label,
          fix: [formWith(form), { label: 'Field', text: fieldText(field) }],
          why: `The form has no field "${field.label}".`,
        })),
        ...missingNames(plan, form)
          .filter((name) => !isMissing(name))
          .map((name) => ({
            ...about,
            old: name,
            fix: [formWith(form), { label: 'Field', text: nameText(plan, name) }],
            why: `The service that receives the form gets no "${name}".`,
          })),
      ];
    }),
});
