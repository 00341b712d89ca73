import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { duplicateId } from './duplicate-id.ts';

describe('duplicate-id', () => {
  it('passes a page without', () => {
    expect(findingsOf(duplicateId, testPage())).toEqual([]);
  });

  it('shows the ids', () => {
    expect(findingOf(duplicateId, testPage({ duplicateIds: ['menu', 'a"b'] })).evidence).toMatchObject({ snippet: 'id="menu"', count: 2 });
  });
});
