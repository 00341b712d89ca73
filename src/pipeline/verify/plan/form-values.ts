import type { PageForm } from '#contracts/page.ts';
import type { FormPlan } from '#contracts/strategy.ts';
import type { FixValue } from '../define-check.ts';

/** For a form whose entries the owner has not yet said where to send. */
const OWN_SERVICE = 'your own form service; I name the recipient before launch';

/** Where the entries of a planned form go. */
export const destinationValue = ({ destination: { kind, value, said } }: Pick<FormPlan, 'destination'>): FixValue => ({
  label: 'Send its entries to',
  ...(kind !== 'unknown' || said ? { text: value, as: 'url' as const } : { text: OWN_SERVICE }),
});

/** A form of the new site by the button that sends it, or by its purpose. */
export const formWith = ({ submitText, purpose }: Pick<PageForm, 'submitText' | 'purpose'>): FixValue =>
  submitText === '' ? { label: 'Form', text: purpose } : { label: 'Form with the button', text: submitText };

type Field = FormPlan['fields'][number];

/** A field with its type, name and choices, as a builder asks for it. */
export const fieldText = ({ label, type, required, name, options = [], values }: Field): string => {
  const choices = options.map((text, at) => (values?.[at] === undefined || values[at] === text ? text : `${text} = ${values[at]}`));
  const details = [
    type,
    required ? 'required' : '',
    name ? `name ${name}` : '',
    choices.length > 0 ? `choices ${choices.join(' / ')}` : '',
  ];
  return `${label} (${details.filter(Boolean).join(', ')})`;
};

/** What sends a name: the field with its label, or a hidden field with its value. */
export function nameText({ fields, hidden = [] }: FormPlan, name: string): string {
  const field = fields.find((one) => one.name === name);
  if (field) return fieldText(field);
  const value = hidden.find((one) => one.name === name)?.value;
  return `${name} (hidden, name ${name}${value ? `, value ${value}` : ''})`;
}

/** A planned form: its purpose, each field, and where its entries go. */
export const formValues = (form: FormPlan): FixValue[] => [
  { label: 'Form', text: form.name ?? form.purpose },
  ...form.fields.filter(({ type }) => type !== 'hidden').map((field) => ({ label: 'Field', text: fieldText(field) })),
  destinationValue(form),
];
