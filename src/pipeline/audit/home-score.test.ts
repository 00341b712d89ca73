import { describe, expect, it } from 'vitest';
import { image, testPage } from '#testing/audit-page.ts';
import { scoreHomePage } from './home-score.ts';

describe('scoreHomePage', () => {
  it('gives a page without issues 100', () => {
    expect(scoreHomePage(testPage())).toBe(100);
  });

  it('takes off for issues, more for more of them', () => {
    const one = scoreHomePage(testPage({ title: null })) ?? 100;
    const two = scoreHomePage(testPage({ title: null, images: [image('/a.png', { alt: null })] })) ?? 100;
    expect(one).toBeLessThan(100);
    expect(two).toBeLessThan(one);
  });

  it('is null for a page that did not answer', () => {
    expect(scoreHomePage(testPage({ status: 503 }))).toBeNull();
  });

  it('does not depend on whether the page was also opened in a browser', () => {
    const axe = [{ rule: 'color-contrast', impact: 'serious' as const, help: '', helpUrl: '', selector: 'p', snippet: '', count: 1 }];
    const rendered = testPage({
      axe,
      vitals: { lcpMs: 9_000, cls: 1, bytes: 1, requests: 1 },
      rendered: { addedWords: 900, onlyRendered: ['h1'] },
    });
    expect(scoreHomePage(rendered)).toBe(scoreHomePage(testPage()));
  });
});
