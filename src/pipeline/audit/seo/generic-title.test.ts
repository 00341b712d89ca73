import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { genericTitle } from './generic-title.ts';

describe('generic-title', () => {
  it.each(['Home of fresh bread', 'About the mill', null, 'Apple'])('passes %j', (title) => {
    expect(findingsOf(genericTitle, testPage({ title }))).toEqual([]);
  });

  it.each(['Home', 'Mill Bread · Mill Bread', ' untitled  document ', 'React App', 'Startseite'])('flags %j', (title) => {
    expect(findingsOf(genericTitle, testPage({ title }))).toHaveLength(1);
  });

  it('shows the title', () => {
    expect(findingOf(genericTitle, testPage({ title: ' Home ' })).evidence).toMatchObject({ selector: 'head > title', snippet: 'Home' });
  });
});
