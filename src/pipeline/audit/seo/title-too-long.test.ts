import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { titleTooLong } from './title-too-long.ts';

describe('title-too-long', () => {
  it.each([null, '', 'x'.repeat(70), 'パ'.repeat(35)])('passes %j', (title) => {
    expect(findingsOf(titleTooLong, testPage({ title }))).toEqual([]);
  });

  it.each(['x'.repeat(71), 'パ'.repeat(36)])('flags %j with the whole title', (title) => {
    expect(findingOf(titleTooLong, testPage({ title })).evidence.snippet).toBe(title);
  });
});
