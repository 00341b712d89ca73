import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, image, testPage } from '#testing/audit-page.ts';
import { missingAlt } from './missing-alt.ts';

const page = (...images: ReturnType<typeof image>[]) => testPage({ images });

describe('missing-alt', () => {
  it.each([
    ['an alternative text', image('/a.png')],
    ['an empty one', image('/a.png', { alt: '' })],
    ['role presentation or an aria-label', image('/a.png', { alt: null, altExcused: true })],
    ['a hidden image', image('/a.png', { alt: null, hidden: true })],
  ])('passes %s', (_, subject) => {
    expect(findingsOf(missingAlt, page(subject))).toEqual([]);
  });

  it('passes a page without images', () => {
    expect(findingsOf(missingAlt, page())).toEqual([]);
  });

  it('shows the URL of the first image and lists the others', () => {
    const { evidence } = findingOf(missingAlt, page(image('/a.png', { alt: null }), image('/b.png', { alt: null })));
    expect(evidence).toMatchObject({
      selector: 'main > img',
      snippet: 'https://example.com/a.png',
      count: 2,
      more: ['main > img: https://example.com/b.png'],
    });
  });
});
