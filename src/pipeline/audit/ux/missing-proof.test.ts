import { describe, expect, it } from 'vitest';
import { block, findingOf, findingsOf, image, jsonLd, testPage } from '#testing/audit-page.ts';
import { missingProof } from './missing-proof.ts';

const bare = testPage({ quotes: [] });

describe('missing-proof', () => {
  it.each([
    ['a quotation', testPage()],
    ['a rating', { ...bare, structuredData: [jsonLd({}, ['AggregateRating'])] }],
    ['words that speak of proof', { ...bare, blocks: [block('Baking since 1921')] }],
    ['a certificate as an image', { ...bare, images: [image('/a.png', { alt: 'Certified organic' })] }],
    ['another page', { ...bare, type: 'contact' as const }],
    ['a page that was cut short', { ...bare, cutBy: ['bytes'] }],
  ])('passes %s', (_, page) => {
    expect(findingsOf(missingProof, page)).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingProof, bare).evidence.lookedIn).toContain('of the page as served');
  });
});
