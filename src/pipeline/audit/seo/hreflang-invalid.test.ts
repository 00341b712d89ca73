import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { hreflangInvalid } from './hreflang-invalid.ts';

const page = (...langs: string[]) => testPage({ hreflang: langs.map((lang) => ({ lang, url: 'https://example.com/x' })) });

describe('hreflang-invalid', () => {
  it('passes valid codes, x-default and pages without versions', () => {
    expect(findingsOf(hreflangInvalid, page('en', 'de-AT', 'X-Default'))).toEqual([]);
    expect(findingsOf(hreflangInvalid, page())).toEqual([]);
  });

  it('shows code and URL', () => {
    expect(findingOf(hreflangInvalid, page('en', 'en_UK', 'english')).evidence).toMatchObject({
      snippet: 'en_UK: https://example.com/x',
      count: 2,
    });
  });
});
