import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { redirectChain } from './redirect-chain.ts';

const steps = [
  { url: 'http://example.com/', status: 301 },
  { url: 'https://www.example.com/', status: 302 },
];

describe('redirect-chain', () => {
  it('passes pages reached at once or in one step', () => {
    expect(findingsOf(redirectChain, testPage())).toEqual([]);
    expect(findingsOf(redirectChain, testPage({ redirects: steps.slice(1) }))).toEqual([]);
  });

  it('shows every step', () => {
    expect(findingOf(redirectChain, testPage({ redirects: steps })).evidence).toMatchObject({
      snippet: 'http://example.com/ (301) → https://www.example.com/ (302) → https://example.com/',
      count: 2,
    });
  });
});
