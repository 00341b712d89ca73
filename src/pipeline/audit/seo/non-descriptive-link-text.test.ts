import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { nonDescriptiveLinkText } from './non-descriptive-link-text.ts';

const page = (...links: ReturnType<typeof link>[]) => testPage({ links });

describe('non-descriptive-link-text', () => {
  it('passes links that name their target', () => {
    expect(findingsOf(nonDescriptiveLinkText, page(link('/rye', 'Read more about rye bread'), link('/x', '')))).toEqual([]);
  });

  it('flags a phrase that fits any link, arrows aside', () => {
    expect(findingsOf(nonDescriptiveLinkText, page(link('/rye', 'Read More →')))).toHaveLength(1);
  });

  it('leaves out hidden links', () => {
    expect(findingsOf(nonDescriptiveLinkText, page(link('/rye', 'more', { hidden: true })))).toEqual([]);
  });

  it('shows the words unchanged and counts further cases', () => {
    const finding = findingOf(nonDescriptiveLinkText, page(link('/rye', 'Learn more >>'), link('/rolls', 'Here')));
    expect(finding.evidence).toMatchObject({ snippet: 'Learn more >>', count: 2, more: ['main > a: Here'] });
    expect(finding.fix).toContain('“Learn more >>”');
  });
});
