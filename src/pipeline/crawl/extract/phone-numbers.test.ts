import { describe, expect, it } from 'vitest';
import { findFaxes, findPhones } from './phone-numbers.ts';

describe('findPhones', () => {
  it.each([
    ['Tel. 030 / 123 45 67', ['030 / 123 45 67']],
    ['+44 20 7946 0958', ['+44 20 7946 0958']],
    ['Call (555) 123-4567 now', ['(555) 123-4567']],
    ['03-1234-5678', ['03-1234-5678']],
    ['電話 0120 123 456', ['0120 123 456']],
    ['Appelez le 04 72 00 00 00', ['04 72 00 00 00']],
    ['Teléfono: 912 345 678', ['912 345 678']],
    ['(0049 30 1234567', ['0049 30 1234567']],
    ['+49 30 1234567 or +49 40 7654321', ['+49 30 1234567', '+49 40 7654321']],
    ['Fax: +49 30 1234567', []],
    ['Telefax +43 5522 204061', []],
    ['Tel./Fax: 05522 204060', ['05522 204060']],
    ['Telefon und Fax 05522 204060', ['05522 204060']],
    ['Tel. 05522 204060, Fax 05522 204061', ['05522 204060']],
    ['ファックス 03-1234-5678', []],
    ['Open 12.00 - 14.30', []],
    ['2019-2024 and 2024-05-17', []],
    ['ISBN 9783161484100', []],
    ['Order 1234567', []],
    ['Tel. 12345', []],
    ['Tel. 1234567890123456', []],
  ])('%s', (text, found) => {
    expect(findPhones(text).map((match) => match.value)).toEqual(found);
  });

  it('tells where a number begins', () => {
    expect(findPhones('Call (555) 123-4567')).toEqual([{ value: '(555) 123-4567', index: 5 }]);
  });
});

it('finds a fax number by its word, and takes it for no phone number', () => {
  const text = 'Tel. 06071-8242333, Fax: 06071- 8242401';
  expect(findFaxes(text).map(({ value }) => value)).toEqual(['06071- 8242401']);
  expect(findPhones(text).map(({ value }) => value)).toEqual(['06071-8242333']);
});

it('finds the number of a mobile phone by its word', () => {
  expect(findPhones('unter der Handynummer 015776292359 zu erreichen').map(({ value }) => value)).toEqual(['015776292359']);
});
