import { expect, it } from 'vitest';
import type { PageForm } from '#contracts/page.ts';
import type { FormPlan } from '#contracts/strategy.ts';
import { factsOf } from '#testing/facts-of.ts';
import { missingFields, missingNames } from './match-forms.ts';

const SERVICE = 'https://forms.test/42';
const plan: FormPlan = {
  ...{ path: '/', purpose: 'contact', destination: { kind: 'url', value: SERVICE }, success: '', error: '' },
  ...{ decision: 'keep', reason: '', evidence: [] },
  fields: [
    { label: 'Your name', type: 'text', required: true, name: 'user-name' },
    { label: 'Insured?', type: 'radio', required: false, name: 'insurance', options: ['Yes', 'No'] },
  ],
  hidden: [{ name: '_subject', value: 'Request' }],
};
const RADIOS =
  '<p>Insured?</p><div><label><input type=radio name=insurance>Yes</label><label><input type=radio name=insurance>No</label></div>';
const formOf = (html: string, action = SERVICE) =>
  factsOf(`<main><form action="${action}" method=post>${html}</form></main>`).forms[0] as PageForm;

it('missingFields: knows a field by its label, its name, or the question of its choices', () => {
  const labels = (html: string) => missingFields(plan, formOf(html)).map(({ label }) => label);
  expect(labels(`<label>Full name <input name=user-name></label>${RADIOS}`)).toEqual([]);
  expect(labels('<label>Your name <input name=n></label>')).toEqual(['Insured?']);
  expect(labels(`<div><p>Your name *</p><input id=n></div>${RADIOS}`)).toEqual([]);
});

it('missingNames: what the same service no longer gets, also unseen', () => {
  const renamed = `<label>Your name <input name=n></label>${RADIOS}`;
  const whole = `<label>Your name <input name=user-name></label>${RADIOS}<input type=hidden name=_subject value=Request>`;
  expect(missingNames(plan, formOf(renamed))).toEqual(['user-name', '_subject']);
  expect(missingNames(plan, formOf(whole))).toEqual([]);
  expect(missingNames(plan, formOf(renamed, 'https://other.test/'))).toEqual([]);
});
