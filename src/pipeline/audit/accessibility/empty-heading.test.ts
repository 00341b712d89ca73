import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, heading, testPage } from '#testing/audit-page.ts';
import { emptyHeading } from './empty-heading.ts';

describe('empty-heading', () => {
  it('passes headings with text, hidden ones, and none', () => {
    expect(findingsOf(emptyHeading, testPage({ headings: [heading(1, 'A'), heading(2, '', { hidden: true })] }))).toEqual([]);
    expect(findingsOf(emptyHeading, testPage({ headings: [] }))).toEqual([]);
  });

  it('shows which', () => {
    expect(findingOf(emptyHeading, testPage({ headings: [heading(1, 'A'), heading(3, ' ')] })).evidence).toMatchObject({
      selector: 'h3',
      snippet: '<h3></h3>',
    });
  });
});
