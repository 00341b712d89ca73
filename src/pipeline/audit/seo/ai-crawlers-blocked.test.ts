import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testSite } from '#testing/audit-page.ts';
import { aiCrawlersBlocked } from './ai-crawlers-blocked.ts';

const site = (text: string) => {
  const plain = testSite();
  return { ...plain, robots: { ...plain.robots, text } };
};

describe('ai-crawlers-blocked', () => {
  it.each([
    '',
    'User-agent: *\nDisallow: /cart',
    'User-agent: PerplexityBot\nDisallow: /members',
    'User-agent: GPTBot\nUser-agent: Google-Extended\nDisallow: /',
    'User-agent: *\nDisallow: /',
  ])('passes %j', (text) => {
    expect(findingsOf(aiCrawlersBlocked, site(text))).toEqual([]);
  });

  it('names the crawlers that are shut out', () => {
    const { evidence } = findingOf(aiCrawlersBlocked, site('User-agent: Claude-User\nUser-agent: PerplexityBot\nDisallow: /'));
    expect(evidence).toMatchObject({ snippet: 'User-agent: PerplexityBot', count: 2, more: ['User-agent: Claude-User'] });
  });
});
