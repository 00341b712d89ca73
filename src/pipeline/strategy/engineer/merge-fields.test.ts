import { describe, expect, it } from 'vitest';
import type { PlannedField } from '#contracts/strategy.ts';
import { mergeFields } from './merge-fields.ts';

const field = (label: string, more: Partial<PlannedField> = {}): PlannedField => ({ label, type: 'text', required: false, ...more });
const today = [
  field('Name', { name: 'user-name', required: true }),
  field('E-Mail', { type: 'email', name: 'user-email', required: true }),
  field('Address', { name: 'user-address', required: true }),
  field('Insured?', { type: 'radio', name: 'insurance', options: ['Yes', 'No'], values: ['is-insured', 'is-not-insured'] }),
  field('Fax', { name: 'fax' }),
];

describe('mergeFields', () => {
  it('keeps the names, choices and values of today, and what is required', () => {
    const { fields } = mergeFields([field('Your name'), field('E-mail address', { type: 'email' }), field('Insured?')], today);
    expect(fields.slice(0, 3)).toEqual([{ ...today[0], label: 'Your name' }, { ...today[1], label: 'E-mail address' }, today[3]]);
  });

  it('keeps a required field that a strategist forgot, and names the others that go', () => {
    const { fields, dropped } = mergeFields([field('Name'), field('E-Mail', { type: 'email' }), field('When shall we call?')], today);
    expect(fields.map(({ label, name }) => [label, name])).toEqual([
      ['Name', 'user-name'],
      ['E-Mail', 'user-email'],
      ['When shall we call?', undefined],
      ['Address', 'user-address'],
    ]);
    expect(dropped.map(({ label }) => label)).toEqual(['Insured?', 'Fax']);
  });

  it('takes the choices that a strategist adds, and sends those of today as today', () => {
    const own = field('Device Type', {
      type: 'select',
      name: 'device',
      required: true,
      options: ['Laptop', 'Desktop PC'],
      values: ['lap', 'pc'],
    });
    const asked = field('Your device', { type: 'select', options: ['Desktop PC', 'Laptop', 'Console'] });
    expect(mergeFields([asked], [own]).fields).toEqual([
      { ...own, label: 'Your device', options: ['Desktop PC', 'Laptop', 'Console'], values: ['pc', 'lap', 'Console'] },
    ]);
    const other = field('When?', { type: 'select', options: ['Morning', 'Evening'] });
    expect(mergeFields([other], [own]).fields).toHaveLength(2);
  });

  it('lets a select become radios, and nothing else lose its choices', () => {
    const select = field('Size', { type: 'select', options: ['S', 'L'] });
    const typeFor = (type: string) => mergeFields([field('Size', { type })], [select]).fields[0];
    expect([typeFor('radio')?.type, typeFor('text')?.type, typeFor('checkbox')?.type]).toEqual(['radio', 'select', 'select']);
    expect(typeFor('radio')?.options).toEqual(['S', 'L']);
  });
});
