import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testSite } from '#testing/audit-page.ts';
import { missingLlmsTxt } from './missing-llms-txt.ts';

describe('missing-llms-txt', () => {
  it.each([200, 503, null])('says nothing of status %j', (llmsTxt) => {
    expect(findingsOf(missingLlmsTxt, testSite(undefined, { llmsTxt }))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingLlmsTxt, testSite(undefined, { llmsTxt: 404 })).evidence.lookedIn).toBe('https://example.com/llms.txt (404)');
  });
});
