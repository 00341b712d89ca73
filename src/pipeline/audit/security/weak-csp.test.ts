import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { weakCsp } from './weak-csp.ts';

const page = (policy: string) => testPage({ headers: { 'content-security-policy': policy } });

describe('weak-csp', () => {
  it.each([
    "default-src 'self'",
    "script-src 'nonce-abc' 'unsafe-inline' 'strict-dynamic' https:",
    "SCRIPT-SRC 'self'; style-src 'unsafe-inline'",
    "default-src *; script-src 'none'",
    ' ',
  ])('passes %j', (policy) => {
    expect(findingsOf(weakCsp, page(policy))).toEqual([]);
  });

  it.each(["script-src 'self' 'unsafe-inline'", 'default-src *', "script-src https: 'nonce-abc'", "img-src 'self'"])(
    'flags %j',
    (policy) => {
      expect(findingsOf(weakCsp, page(policy))).toHaveLength(1);
    },
  );

  it('shows what lets scripts in', () => {
    expect(findingOf(weakCsp, page("default-src 'self' 'unsafe-inline'")).evidence).toMatchObject({
      header: 'content-security-policy',
      snippet: "script-src 'self' 'unsafe-inline'",
    });
  });
});
