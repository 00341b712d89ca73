import { expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

it.each([
  ['“Fresh bread” – daily', 'fresh bread daily'],
  ['FRESH bread,daily!', 'fresh bread daily'],
  ['Don’t wait', 'dont wait'],
  ["Rock'n'roll isn`t DEAD, O' Brien's A-B_c", 'rocknroll isnt dead o briens a b c'],
  ['1.200 loaves, 1,200 rolls, 1’200 cakes', '1200 loaves 1200 rolls 1200 cakes'],
  ['+49 (0)6131 / 555-010', '496131555010'],
  ['+49 6131 555 010', '496131555010'],
  ['€6,50 or 6.50 EUR or 6.5 Euro', '¤eur6.5 or ¤eur6.5 or ¤eur6.5'],
  ['6.00 €', '¤eur6'],
  ['£1,200.50', '¤gbp1200.5'],
  ['5 usd', '¤usd5'],
  ['h3', 'h 3'],
  ['20 % and 20%', '20% and 20%'],
  ['7:30–13:00', '7:30 13:00'],
  ['Bäckerei Müller', 'backerei muller'],
  ['Wieder\u00adverkauf\u200bspreis', 'wiederverkaufspreis'],
  ['東京の店', '東 京 の 店'],
  ['· — „“', ''],
  ['⚖️ Balanced', 'balanced'],
  ['e\u0301clair', 'eclair'],
])('%j says %j', (text, words) => {
  expect(tokensOf(text).join(' ')).toBe(words);
});

it('keeps what differs apart', () => {
  const pairs = [
    ['Open from 9', 'Open from 8'],
    ['We never freeze', 'We always freeze'],
    ['£4.20', '£4.50'],
    ['£4.20', '$4.20'],
    ['1,200', '12,00'],
  ];
  for (const [one = '', other = ''] of pairs) expect(tokensOf(one)).not.toEqual(tokensOf(other));
});
