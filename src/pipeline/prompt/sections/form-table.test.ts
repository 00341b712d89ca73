import { expect, it } from 'vitest';
import { fieldTable, sendingLine } from './form-table.ts';

it('fieldTable: names, values, rules and what is required, to the letter', () => {
  const table = fieldTable([
    { label: 'Floors?', type: 'radio', required: true, name: 'floors', options: ['One', 'Two'], values: ['one-floor', 'two-floor'] },
    { label: 'Message', type: 'textarea', required: false, name: 'user|message', placeholder: 'Tell us', rules: { minlength: '5' } },
    { label: 'Terms', type: 'checkbox', required: true, value: 'accepted' },
  ]);
  expect(table.split('\n').map((line) => line.trim())).toEqual([
    '| Label | Name | Type, values | Required |',
    '|---|---|---|---|',
    '| Floors? | `floors` | radio: One = `one-floor` / Two = `two-floor` | yes |',
    '| Message | `user\\|message` | textarea, placeholder "Tell us", minlength `5` | no |',
    '| Terms | `terms` | checkbox, sends `accepted` | yes |',
  ]);
});

it('fieldTable: a new field gets a name of its own, made of its label', () => {
  const field = (label: string, name?: string) => ({ label, type: 'text', required: false, ...(name ? { name } : {}) });
  const names = fieldTable([field('Name', 'date'), field('Teléfono (opcional)'), field('Date'), field('電話')])
    .split('\n')
    .slice(2)
    .map((line) => line.split('|')[2]?.trim());
  expect(names).toEqual(['`date`', '`telefono`', '`field_3`', '`field_4`']);
});

it('sendingLine: method, hidden fields, spam trap, the page after it', () => {
  const sending = {
    ...{ isService: true, isOwnScript: false, method: 'post', next: '/thanks.html', traps: ['_honey'] },
    hidden: [{ name: '_subject', value: 'Request' }, { name: 'access_key' }],
  };
  expect(sendingLine({ sending, reason: '' }).trim()).toBe(
    "Method POST, to that service, which stays. Hidden: `_subject` = `Request`, `access_key` (its value is in the source of today's page). Spam trap, out of sight and left empty: `_honey`. After sending: /thanks.html.",
  );
});

const quantity = (label: string, name?: string) => ({
  ...{ label, type: 'number', required: false, value: '0', rules: { min: '0' } },
  ...(name === undefined ? {} : { name }),
});
const rowsOf = (fields: Parameters<typeof fieldTable>[0]) =>
  fieldTable(fields)
    .split('\n')
    .slice(2)
    .map((line) => line.trim());

it('fieldTable: fields of one pattern are one row with all labels', () => {
  const products = ['Waldhonig, 1 kg', 'Cremehonig, 1 kg', 'Met, 750 ml', 'Propolis', 'Handcreme / Pflege'];
  const name = { label: 'Name', type: 'text', required: true };
  expect(rowsOf([...products.map((product) => quantity(`Menge ${product}`)), name])).toEqual([
    '| “Menge” with each of these, a field each (5): Waldhonig, 1 kg; Cremehonig, 1 kg; Met, 750 ml; Propolis; Handcreme / Pflege | number, at first `0`, min `0` | no |',
    '| Name | text | yes |',
  ]);
  expect(rowsOf(['Honey', 'Mead', 'Wax', 'Soap'].map((product) => quantity(`${product} quantity`)))[0]).toContain(
    '“quantity” with each of these, a field each (4): Honey; Mead; Wax; Soap',
  );
});

it('fieldTable: names that a form has today stay, and three fields or other kinds are no group', () => {
  const names = ['a', 'b', 'c', 'd'].map((product) => quantity(`Menge ${product}`, `qty[${product}]`));
  expect(rowsOf(names)[0]).toContain('| `qty[a]`; `qty[b]`; `qty[c]`; `qty[d]` |');
  expect(rowsOf(names.slice(0, 3))).toHaveLength(3);
  expect(rowsOf([...names.slice(0, 2), { ...quantity('Menge e'), required: true }, ...names.slice(2)])).toHaveLength(5);
  expect(rowsOf(['Name', 'Street', 'City', 'Country'].map((label) => ({ label, type: 'text', required: true })))).toHaveLength(4);
});
