import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, runAudit, testSite } from '#testing/audit-page.ts';
import { missingLlmsTxt } from './missing-llms-txt.ts';

const siteWith = (llmsTxt: number | null, llmsTxtStart?: string) =>
  testSite(undefined, { llmsTxt, ...(llmsTxtStart === undefined ? {} : { llmsTxtStart }) });

describe('missing-llms-txt', () => {
  it.each([404, 503, null, 200])('does not apply without the text of a file (status %j)', (status) => {
    expect(runAudit(missingLlmsTxt, siteWith(status))).toMatchObject({ applied: 0, findings: [] });
  });

  it.each(['# The mill', '\uFEFF# The mill\n> Bread', '\n#  The mill'])('passes %j', (text) => {
    expect(findingsOf(missingLlmsTxt, siteWith(200, text))).toEqual([]);
  });

  it.each(['User-agent: *', '## Bread', '#bread'])('shows the first line of %j', (text) => {
    expect(findingOf(missingLlmsTxt, siteWith(200, text))).toMatchObject({ grade: 'D', evidence: { snippet: text } });
  });
});
