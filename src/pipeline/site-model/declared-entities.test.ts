import { describe, expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { declaredEntities, declaredText, isBusinessEntity } from './declared-entities.ts';

const entitiesOf = (data: unknown) =>
  declaredEntities([
    pageOfHtml('/', `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`),
  ]);

describe('declaredEntities', () => {
  it('lists objects at any depth, outer ones first, with the types around them', () => {
    const entities = entitiesOf({ '@type': 'Bakery', name: 'Muster', founder: { '@type': 'Person', name: 'Ann Carter' } });
    expect(entities.map(({ types, parent, depth }) => [types, parent, depth])).toEqual([
      [['Bakery'], [], 0],
      [['Person'], ['Bakery'], 1],
    ]);
    expect(entities.map(isBusinessEntity)).toEqual([true, false]);
  });

  it.each([
    [{ '@graph': [{ '@type': 'Organization', name: 'Muster' }] }, true],
    [{ '@type': 'WebPage', about: { '@type': 'LocalBusiness', name: 'Muster' } }, true],
    [{ '@type': 'Product', brand: { '@type': 'Organization', name: 'Muster' } }, false],
    [{ '@type': 'BreadcrumbList' }, false],
  ])('%j: a business %s', (data, is) => {
    expect(entitiesOf(data).some(isBusinessEntity)).toBe(is);
  });

  it('reads texts, numbers and first entries of lists', () => {
    const [entity] = entitiesOf({ '@type': 'Bakery', name: ['Muster', 'M'], size: 3, slogan: ' ' });
    if (!entity) throw new Error('no entity');
    expect(['name', 'size', 'slogan', 'missing'].map((key) => declaredText(entity, key)?.text)).toEqual([
      'Muster',
      '3',
      undefined,
      undefined,
    ]);
  });
});
