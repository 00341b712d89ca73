import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, jsonLd, testPage } from '#testing/audit-page.ts';
import { invalidStructuredData } from './invalid-structured-data.ts';

describe('invalid-structured-data', () => {
  it('passes data that parse and pages without any', () => {
    expect(findingsOf(invalidStructuredData, testPage())).toEqual([]);
    expect(findingsOf(invalidStructuredData, testPage({ structuredData: [] }))).toEqual([]);
  });

  it('shows the parse error', () => {
    const structuredData = [jsonLd({}), jsonLd(null, [], { error: 'Unexpected token at 12' })];
    expect(findingOf(invalidStructuredData, testPage({ structuredData })).evidence).toMatchObject({
      snippet: 'json-ld: Unexpected token at 12',
      count: 1,
    });
  });
});
