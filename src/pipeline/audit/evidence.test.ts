import { describe, expect, it } from 'vitest';
import { heading, testPage } from '#testing/audit-page.ts';
import { isReadWhole, issueFrom, missingFromBody, missingFromHead, missingHeader, visible } from './evidence.ts';

describe('issueFrom', () => {
  it('is null without a case', () => {
    expect(issueFrom([])).toBeNull();
  });

  it('shows the first case, counts all, and lists the others', () => {
    const cases = [
      { selector: 'a', snippet: 'one' },
      { selector: 'b', snippet: 'two' },
      { selector: 'c', snippet: '' },
    ];
    expect(issueFrom(cases)).toEqual({ selector: 'a', snippet: 'one', count: 3, more: ['b: two', 'c'] });
  });
});

describe('evidence of what is missing', () => {
  it('tells the page as served from the page after its scripts ran', () => {
    expect(missingFromHead(testPage(), 'title').lookedIn).toBe('head of the page as served: no title');
    expect(missingFromBody(testPage({ mode: 'rendered' }), 'h1').lookedIn).toBe('body of the page after its scripts ran: no h1');
  });

  it('names the header and the URL', () => {
    expect(missingHeader(testPage(), 'etag')).toEqual({ header: 'etag', lookedIn: 'response headers of https://example.com/' });
  });
});

describe('visible', () => {
  it('leaves out what the page hides', () => {
    expect(visible([heading(1, 'A'), heading(2, 'B', { hidden: true })]).map(({ text }) => text)).toEqual(['A']);
  });
});

describe('isReadWhole', () => {
  it('is false as soon as a limit cut the page', () => {
    expect(isReadWhole(testPage())).toBe(true);
    expect(isReadWhole(testPage({ cutBy: ['nesting'] }))).toBe(false);
  });
});
