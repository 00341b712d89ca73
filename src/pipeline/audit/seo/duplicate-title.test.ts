import { describe, expect, it } from 'vitest';
import { findingsOf, testPage } from '#testing/audit-page.ts';
import { duplicateTitle } from './duplicate-title.ts';

const about = 'https://example.com/about';

describe('duplicate-title', () => {
  it('passes pages with titles of their own', () => {
    expect(findingsOf(duplicateTitle, [testPage(), testPage({ url: about })])).toEqual([]);
  });

  it('reports every page of the group, case and spacing aside', () => {
    const pages = [
      testPage({ title: 'Our  Bread' }),
      testPage({ url: about, title: ' our bread\n' }),
      testPage({ url: 'https://example.com/contact' }),
    ];
    expect(findingsOf(duplicateTitle, pages).map((finding) => finding.page)).toEqual(['/', '/about']);
  });

  it('shows the title and the other pages', () => {
    const [finding] = findingsOf(duplicateTitle, [testPage({ title: 'Bread' }), testPage({ url: about, title: 'Bread' })]);
    expect(finding?.evidence).toMatchObject({ snippet: 'Bread', selector: 'head > title', count: 2, more: ['/about'] });
  });

  it('leaves missing titles to missing-title', () => {
    expect(findingsOf(duplicateTitle, [testPage({ title: null }), testPage({ url: about, title: ' ' })])).toEqual([]);
  });

  it('counts two URLs of one file as one page', () => {
    const pages = [testPage({ title: 'Bread' }), testPage({ url: 'https://example.com/index.html', title: 'Bread' })];
    expect(findingsOf(duplicateTitle, pages)).toEqual([]);
  });
});
