import { describe, expect, it } from 'vitest';
import {
  digitsOf,
  escapePattern,
  hasAny,
  hasLetter,
  hasNumber,
  isDigits,
  isHex,
  isPrintableAscii,
  isYear,
  letterRuns,
  lettersAndDigits,
  lowerFirst,
  numberRuns,
  replaceAny,
  splitLines,
  startsSmall,
  startsWithCapital,
  upperFirst,
  withoutAccents,
  withoutControls,
  withoutTags,
} from './characters.ts';

it('keeps the digits of a text in order', () => {
  expect(digitsOf('+49 (0)6131 / 555-010')).toBe('4906131555010');
  expect(digitsOf('none')).toBe('');
});

it('finds letters of any script', () => {
  expect(['a', 'ß', 'パ', 'я'].every(hasLetter)).toBe(true);
  expect(['', '12.50 €', '– © –'].some(hasLetter)).toBe(false);
});

describe('hasNumber, isYear and isPrintableAscii', () => {
  it.each([
    ['two', false, false, true],
    ['2', true, false, true],
    ['٣', true, false, false],
    ['1998', true, true, true],
    ['21998', true, false, true],
    ['a\nb', false, false, false],
  ])('judges "%s"', (text, number, year, ascii) => {
    expect([hasNumber(text), isYear(text), isPrintableAscii(text)]).toEqual([number, year, ascii]);
  });
});

describe('splitLines', () => {
  it('ends lines as Windows, Unix and old Macs do', () => {
    expect(splitLines('a\r\nb\nc\rd')).toEqual(['a', 'b', 'c', 'd']);
  });
});

it('knows a lower-case start from capitals, digits and scripts without case', () => {
  expect(['e.V.', 'übrigens'].every(startsSmall)).toBe(true);
  expect(['E.V.', '2 rooms', '東京', ''].some(startsSmall)).toBe(false);
});

it('takes out accents, control characters and tags, and keeps the words', () => {
  expect(withoutAccents('Café Müller, São Paulo')).toBe('Cafe Muller, Sao Paulo');
  expect(withoutControls('one\u0000\u001b[2J\ntwo')).toBe('one [2J two');
  expect(withoutTags('<b class="x">Bread</b> for 3 < 5')).toBe(' Bread  for 3 < 5');
});

it('escapes a text so that an expression matches it letter by letter', () => {
  const text = 'C:\\a (1.5 + 2)* [x]? {y} | ^z$ /';
  expect(new RegExp(`^${escapePattern(text)}$`, 'u').test(text)).toBe(true);
  expect(new RegExp(escapePattern('1.5'), 'u').test('1x5')).toBe(false);
});

it('keeps letters and digits alone', () => {
  expect(lettersAndDigits('Nr. 7, Café-Straße 東京!')).toBe('Nr7CaféStraße東京');
});

it('finds the runs of letters and digits', () => {
  expect(letterRuns('/über-uns/team2.html')).toEqual(['über', 'uns', 'team2', 'html']);
  expect(letterRuns(' – ')).toEqual([]);
});

it('knows a capital at the start', () => {
  expect(['Über', 'A'].every(startsWithCapital)).toBe(true);
  expect(['über', '2 Rooms', '', '“Quoted”'].some(startsWithCapital)).toBe(false);
});

it.each([
  ['07', true],
  ['2026', false],
  ['7a', false],
  ['', false],
])('isDigits(%j, 2) is %s', (text, expected) => {
  expect(isDigits(text, 2)).toBe(expected);
});

it('looks for single characters and replaces them', () => {
  expect([hasAny('a; b', ':;'), hasAny('a, b', ':;'), hasAny('', ':;')]).toEqual([true, false, false]);
  expect(replaceAny('/a_b.c', '/_.', ' ')).toBe(' a b c');
});

it('finds the runs of digits and hexadecimal digits', () => {
  expect(numberRuns('K820e, 3 x ٢')).toEqual(['820', '3', '٢']);
  expect(['00ffAA', 'g0', ''].map(isHex)).toEqual([true, false, false]);
});

it('changes the first letter for the middle and the start of a sentence', () => {
  expect(upperFirst('öl')).toBe('Öl');
  expect(['Say it.', 'A page', 'Titles, too', 'HTTPS is on', 'English copy', 'Done'].map(lowerFirst)).toEqual([
    'say it.',
    'a page',
    'titles, too',
    'HTTPS is on',
    'English copy',
    'Done',
  ]);
});
