import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { canonicalElsewhere } from './canonical-elsewhere.ts';

const url = 'https://example.com/about';

describe('canonical-elsewhere', () => {
  it.each([null, url, 'https://example.com/about/', 'https://www.example.com/about.html', 'https://other.example/'])(
    'passes %j',
    (canonical) => {
      expect(findingsOf(canonicalElsewhere, testPage({ url, canonical }))).toEqual([]);
    },
  );

  it('passes a URL without the query', () => {
    expect(findingsOf(canonicalElsewhere, testPage({ url: `${url}?ref=mail`, canonical: url }))).toEqual([]);
  });

  it('flags a page that names the home page', () => {
    expect(findingOf(canonicalElsewhere, testPage({ url, canonical: 'https://example.com/' })).evidence.snippet).toBe(
      'https://example.com/',
    );
  });
});
