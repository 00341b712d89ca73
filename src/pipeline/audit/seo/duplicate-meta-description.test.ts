import { describe, expect, it } from 'vitest';
import { findingsOf, testPage } from '#testing/audit-page.ts';
import { duplicateMetaDescription } from './duplicate-meta-description.ts';

const about = 'https://example.com/about';

describe('duplicate-meta-description', () => {
  it('passes pages with descriptions of their own', () => {
    expect(findingsOf(duplicateMetaDescription, [testPage(), testPage({ url: about })])).toEqual([]);
  });

  it('reports every page of the group with the words they share', () => {
    const findings = findingsOf(duplicateMetaDescription, [
      testPage({ description: 'Fresh bread.' }),
      testPage({ url: about, description: 'fresh  bread.' }),
    ]);
    expect(findings.map((finding) => finding.page)).toEqual(['/', '/about']);
    expect(findings[0]?.evidence).toMatchObject({ snippet: 'Fresh bread.', more: ['/about'] });
  });

  it('does not count missing descriptions as equal', () => {
    expect(findingsOf(duplicateMetaDescription, [testPage({ description: null }), testPage({ url: about, description: '' })])).toEqual([]);
  });
});
