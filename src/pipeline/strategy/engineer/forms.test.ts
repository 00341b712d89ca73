import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { planForms } from './forms.ts';

function formWith(action: string) {
  const input = richInput();
  const form = input.site.pages.flatMap((page) => page.forms)[0];
  if (form) form.action = action;
  return planForms(readInput(input))[0];
}

describe('planForms', () => {
  it.each([
    ['', { kind: 'unknown', value: 'brot@muehlenbrot.test' }],
    ['https://muehlenbrot.test/order', { kind: 'unknown', value: 'brot@muehlenbrot.test' }],
    ['mailto:order@muehlenbrot.test?subject=Bread', { kind: 'email', value: 'order@muehlenbrot.test' }],
    ['https://muehlenbrot.test/send', { kind: 'url', value: '/send' }],
    ['https://forms.test/42', { kind: 'url', value: 'https://forms.test/42' }],
  ])('reads where %j sends entries', (action, destination) => {
    expect(formWith(action)?.destination).toEqual(destination);
  });

  it.each(['checkbox', 'range'])('takes switches of type %s, such as cookie settings, for no form', (type) => {
    const input = richInput();
    const form = input.site.pages.flatMap((page) => page.forms)[0];
    const [field] = form?.fields ?? [];
    if (form && field) Object.assign(form, { purpose: 'other', fields: [{ ...field, type, label: 'Enable analytics cookies' }] });
    expect(planForms(readInput(input)).flatMap(({ fields }) => fields.map(({ label }) => label))).not.toContain('Enable analytics cookies');
  });

  it('has the choices of a select', () => {
    const input = richInput();
    const form = input.site.pages.flatMap((page) => page.forms)[0];
    const [field] = form?.fields ?? [];
    if (form && field)
      form.fields = [{ ...field, label: 'Size', type: 'select', options: ['', '15 sq ft', '20 sq ft (2 telephone boxes)'] }];
    expect(planForms(readInput(input))[0]?.fields).toEqual([
      { label: 'Size', type: 'select', required: field?.required, name: 'name', options: ['15 sq ft', '20 sq ft (2 telephone boxes)'] },
    ]);
  });

  it('names fields without a label by placeholder, name or type', () => {
    const input = richInput();
    const form = input.site.pages.flatMap((page) => page.forms)[0];
    const [field] = form?.fields ?? [];
    if (form && field)
      form.fields = [
        { ...field, label: 'Name *' },
        { ...field, label: 'Postcode from: Postcode from:' },
        { ...field, label: null, placeholder: 'Your street' },
        { ...field, label: null, name: 'zip_code[]' },
        { ...field, label: null, name: '', type: 'tel' },
        { ...field, type: 'hidden' },
      ];
    expect(planForms(readInput(input))[0]?.fields.map(({ label }) => label)).toEqual([
      'Name',
      'Postcode from:',
      'Your street',
      'zip code',
      'tel',
    ]);
  });
});
