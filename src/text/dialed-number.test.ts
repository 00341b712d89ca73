import { expect, it } from 'vitest';
import { dialShown, dialsAnother, printedNumber, withoutTrunkZero } from './dialed-number.ts';

it.each([
  ['040 7340552', '+494073340552', true],
  ['040 7340552', '+49407340552', false],
  ['+49 (0) 40 734 05 52', '+49407340552', false],
  ['0771 - 2443238 / 28', '07712443238', false],
  ['Call 030 1234567 or 030 7654321', '0307654321', false],
  ['07815 592974', '+4477815592974', true],
  ['07815 592974', '+447815592974', false],
  ['06 1234567', '+39061234567', false],
  ['Call us', '+49407340552', false],
  ['1-800-FLOWERS', '18003569377', false],
  ['+43 5522 204060', 'tel:+43%205522%20204060', false],
  ['+43 5522 204060', 'tel:+43%205522%20204066', true],
])('%s for tel:%s: %s', (shown, dialed, expected) => {
  expect(dialsAnother(shown, dialed)).toBe(expected);
});

it.each([
  ['+43 0660 1234567', '+43 660 1234567'],
  ['tel:+4306601234567', 'tel:+436601234567'],
  ['+49 (0) 40 734 05 52', '+49 40 734 05 52'],
  ['+49 (0)40 734 05 52', '+49 40 734 05 52'],
  ['+353 086 123 4567', '+353 86 123 4567'],
  ['+39 06 1234567', '+39 06 1234567'],
  ['+1 201 555 0123', '+1 201 555 0123'],
  ['0660 1234567', '0660 1234567'],
])('%s is dialed as %s', (number, expected) => {
  expect(withoutTrunkZero(number)).toBe(expected);
});

it('dials the shown number instead of another one', () => {
  expect(dialShown('tel:+494073340552', 'Call 040 7340552')).toBe('tel:0407340552');
  expect(dialShown('tel:+49407340552', '040 7340552')).toBe('tel:+49407340552');
  expect(dialShown('/contact', '040 7340552')).toBe('/contact');
  expect(dialShown('tel://(415)525-0129', 'Order now')).toBe('tel:4155250129');
  expect(dialShown('tel:0401234567;ext=12', 'Call')).toBe('tel:0401234567;ext=12');
  expect(dialShown('tel:+4306601234567', '0660 1234567')).toBe('tel:+436601234567');
  expect(dialShown('tel:+43%205522%20204060', '+43 5522 204060')).toBe('tel:+435522204060');
});

it('takes a number as visitors read it, without what it is for, and leaves it where no text shows it', () => {
  expect(printedNumber(['Telefon: (06232) 91 91 933'], '+4962329191933')).toBe('(06232) 91 91 933');
  expect(printedNumber(['Tel. 030 1234567 or 030 7654321', 'Call us'], '+49307654321')).toBe('+49307654321');
  expect(printedNumber(['+43 5522 204060 stube@adlerhof.example'], '+435522204060')).toBe('+43 5522 204060');
  expect(printedNumber(['+43 5522 204060 - Maria'], '+435522204060')).toBe('+43 5522 204060 - Maria');
});
