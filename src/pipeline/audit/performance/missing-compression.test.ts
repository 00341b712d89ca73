import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingCompression } from './missing-compression.ts';

const plain = { headers: {}, bytes: 20_000, transferBytes: 20_000 };

describe('missing-compression', () => {
  it.each([
    ['a page that says it is compressed', { ...plain, headers: { 'content-encoding': 'gzip' } }],
    ['a page that came in fewer bytes', { ...plain, transferBytes: 6_000 }],
    ['a tiny page', { ...plain, bytes: 900, transferBytes: 900 }],
    ['a page whose transfer was not measured', { ...plain, transferBytes: 0 }],
  ])('passes %s', (_, change) => {
    expect(findingsOf(missingCompression, testPage(change))).toEqual([]);
  });

  it('shows the bytes', () => {
    expect(findingOf(missingCompression, testPage(plain)).evidence).toMatchObject({
      header: 'content-encoding',
      snippet: '20000 bytes sent for 20000 bytes of HTML',
    });
  });
});
