import { describe, expect, it } from 'vitest';
import { PERSON_NAME } from '#text/person-name.ts';
import { endsWithColon, isHeadingTag, PRICE, withoutColon } from './shapes.ts';

describe('PRICE', () => {
  it.each([
    ['from $30', true],
    ['12,50 €', true],
    ['3000円', true],
    ['CHF', false],
    ['in 2019', false],
    ['3 Europeans', false],
  ])('%s: %s', (text, is) => {
    expect(PRICE.test(text)).toBe(is);
  });

  it.each([
    ['Serves 12, from £38.', '£38'],
    ['From £240, with a tasting beforehand.', '£240'],
    ['Now $1,299.00, was more', '$1,299.00'],
    ['Вино 10 500 ₽', '10 500 ₽'],
    ['1 200 € par nuit', '1 200 €'],
    ['da 26 a 30 euro (bevande escluse)', '30 euro'],
    ['2 x 12 €', '12 €'],
  ])('of %s is %s, without the end of its sentence', (text, price) => {
    expect(PRICE.exec(text)?.[0]).toBe(price);
  });
});

describe('PERSON_NAME', () => {
  it.each([
    ['Ann Carter', true],
    ['Dr. Ana de la Cruz', true],
    ['ANNE DORÉ', true],
    ['Jean-Luc van Damme', true],
    ['Bread and rolls', false],
    ['Carter', false],
    ['Ann Carter bakes', false],
  ])('%s: %s', (text, is) => {
    expect(PERSON_NAME.test(text)).toBe(is);
  });
});

it('knows heading tags and colons', () => {
  expect(['h1', 'h6', 'header', 'p'].map(isHeadingTag)).toEqual([true, true, false, false]);
  expect(['Speaker:', '会社名： ', 'Speaker'].map(endsWithColon)).toEqual([true, true, false]);
  expect(withoutColon(' : Ann')).toBe('Ann');
});
