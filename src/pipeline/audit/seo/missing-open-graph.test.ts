import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingOpenGraph } from './missing-open-graph.ts';

describe('missing-open-graph', () => {
  it('passes a page with all four', () => {
    expect(findingsOf(missingOpenGraph, testPage())).toEqual([]);
  });

  it('names what is missing or empty', () => {
    const finding = findingOf(missingOpenGraph, testPage({ meta: { 'og:title': 'Bread', 'og:type': 'website', 'og:image': ' ' } }));
    expect(finding.evidence).toMatchObject({ lookedIn: 'head of the page as served: no og:image, og:url', count: 2 });
    expect(finding.fix).toBe('Add og:image, og:url to the head.');
  });
});
