import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, heading, testPage } from '#testing/audit-page.ts';
import { soft404 } from './soft-404.ts';

describe('soft-404', () => {
  it('passes good pages, also with a number in the title', () => {
    expect(findingsOf(soft404, testPage({ title: 'Room 404 of the mill' }))).toEqual([]);
    expect(findingsOf(soft404, testPage({ title: null, headings: [] }))).toEqual([]);
  });

  it('says nothing of pages that answer with 404', () => {
    expect(findingsOf(soft404, testPage({ title: 'Page not found', status: 404 }))).toEqual([]);
  });

  it('shows the heading or the title that says so', () => {
    expect(findingOf(soft404, testPage({ headings: [heading(1, 'Page not found')] })).evidence).toMatchObject({
      selector: 'h1',
      snippet: 'Page not found',
    });
    expect(findingOf(soft404, testPage({ title: '404 – Bread' })).evidence.selector).toBe('head > title');
  });
});
