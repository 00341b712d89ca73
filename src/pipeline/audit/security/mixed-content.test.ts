import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, image, resource, testPage } from '#testing/audit-page.ts';
import { mixedContent } from './mixed-content.ts';

const script = resource('script', 'http://cdn.example/a.js');

describe('mixed-content', () => {
  it('passes encrypted files, icons, and pages that are not encrypted themselves', () => {
    expect(findingsOf(mixedContent, testPage())).toEqual([]);
    expect(
      findingsOf(mixedContent, testPage({ resources: [resource('feed', 'http://example.com/feed'), resource('script', '')] })),
    ).toEqual([]);
    expect(findingsOf(mixedContent, testPage({ url: 'http://example.com/', resources: [script] }))).toEqual([]);
  });

  it('shows files and images', () => {
    const page = testPage({ resources: [script], images: [image('http://example.com/a.png')] });
    expect(findingOf(mixedContent, page).evidence).toMatchObject({
      snippet: 'http://cdn.example/a.js',
      count: 2,
      more: ['main > img: http://example.com/a.png'],
    });
  });
});
