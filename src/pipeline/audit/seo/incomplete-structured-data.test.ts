import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, jsonLd, testPage } from '#testing/audit-page.ts';
import { incompleteStructuredData } from './incomplete-structured-data.ts';

const page = (data: unknown) => testPage({ structuredData: [jsonLd(data)] });

describe('incomplete-structured-data', () => {
  it.each([
    [{ '@type': 'Product', name: 'Rye', aggregateRating: { ratingValue: 5 } }],
    [{ '@type': 'Organization' }],
    [{ '@type': 'Offer', itemOffered: { '@type': 'Product', '@id': '#rye' } }],
    [null],
    ['text'],
    [[]],
    [{ '@type': 'constructor' }],
  ])('passes %j', (data) => {
    expect(findingsOf(incompleteStructuredData, page(data))).toEqual([]);
  });

  it('names type and property, in nested data too', () => {
    const data = {
      '@graph': [
        { '@type': ['Product'], name: '' },
        { '@type': 'Event', name: 'Baking', startDate: '2030-01-01' },
      ],
    };
    expect(findingOf(incompleteStructuredData, page(data)).evidence).toMatchObject({
      snippet: 'Product without name',
      count: 3,
      more: ['head > script: Product without offers or review or aggregateRating', 'head > script: Event without location'],
    });
  });

  it('does not follow data that are nested without end', () => {
    let data: Record<string, unknown> = { '@type': 'Product' };
    for (let depth = 0; depth < 200; depth += 1) data = { item: data };
    expect(findingsOf(incompleteStructuredData, page(data))).toEqual([]);
  });
});
