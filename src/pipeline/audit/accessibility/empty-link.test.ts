import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { emptyLink } from './empty-link.ts';

const page = (...links: ReturnType<typeof link>[]) => testPage({ links });

describe('empty-link', () => {
  it('passes links with a name and pages without links', () => {
    expect(findingsOf(emptyLink, page(link('/a', 'Bread')))).toEqual([]);
    expect(findingsOf(emptyLink, page())).toEqual([]);
  });

  it.each(['', ' \u00a0'])('flags the name %j', (text) => {
    expect(findingsOf(emptyLink, page(link('/a', text)))).toHaveLength(1);
  });

  it('leaves out hidden links', () => {
    expect(findingsOf(emptyLink, page(link('/a', '', { hidden: true })))).toEqual([]);
  });

  it('shows the URL', () => {
    expect(findingOf(emptyLink, page(link('/a', ''), link('', ''))).evidence).toMatchObject({
      snippet: 'href="/a"',
      count: 2,
      more: ['main > a: href=""'],
    });
  });
});
