import { describe, expect, it } from 'vitest';
import { writtenNumbers } from './written-numbers.ts';

const kindsIn = (text: string) => writtenNumbers(text).map(({ kind, text: number }) => `${kind} ${number}`);

describe('writtenNumbers', () => {
  it.each([
    ['EIN: 46-2471893', ['registered 46-2471893']],
    ['A charity (46-2471893) of Boise', ['registered 46-2471893']],
    ['EIN 46-2471893 2024', ['registered 46-2471893']],
    ['EIN 46-2471893 (208) 777-0011', ['registered 46-2471893', 'phone (208) 777-0011']],
    ['USt-IdNr. DE123456789', ['registered 123456789']],
    ['VAT DE 123 456 789', ['registered 123 456 789']],
    ['SIRET 123 456 789 00012', ['registered 123 456 789 00012']],
    ['Charity no. 1098765, call 020 7946 0958', ['registered 1098765', 'phone 020 7946 0958']],
    ['Tax ID 48 7654321', ['registered 48 7654321']],
    ['CUIT 30-71234567-9', ['registered 30-71234567-9']],
    ['Electrical license #2024551', ['registered 2024551']],
  ])('%s', (text, expected) => {
    expect(kindsIn(text)).toEqual(expected);
  });

  it.each([
    ['Call 47-1234567', ['phone 47-1234567']],
    ['(208) 777-0011', ['phone (208) 777-0011']],
    ['The charity is at 0171 2345678', ['phone 0171 2345678']],
    ['Licensed since 1987: phone 06131 555 010', ['phone 06131 555 010']],
    ['License questions by phone: 06131 555 010', ['phone 06131 555 010']],
    ['09-1234567', ['phone 09-1234567']],
    ['EIN (208) 777-0011', ['phone (208) 777-0011']],
    ['2. Call 06131 555. 3. Write', ['phone 06131 555']],
  ])('%s stays a phone number', (text, expected) => {
    expect(kindsIn(text)).toEqual(expected);
  });

  it('takes no date and no row of sizes', () => {
    expect(kindsIn('On 12.05.2024, 44/30/22')).toEqual([]);
  });

  it('knows a number that only shows the form', () => {
    expect(writtenNumbers('EIN, for example 12-3456789')[0]?.isExample).toBe(true);
    expect(writtenNumbers('phone, for example 06131 999 777')[0]?.isExample).toBe(false);
  });
});
