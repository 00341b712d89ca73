import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { nofollowInternalLink } from './nofollow-internal-link.ts';

const page = (...links: ReturnType<typeof link>[]) => testPage({ links });

describe('nofollow-internal-link', () => {
  it('passes plain links, links to other sites and links to the account', () => {
    const links = [
      link('/a', 'A', { rel: 'noopener' }),
      link('https://other.example/', 'B', { rel: 'nofollow' }),
      link('/login', 'C', { rel: 'nofollow' }),
    ];
    expect(findingsOf(nofollowInternalLink, page(...links))).toEqual([]);
  });

  it('shows name and URL', () => {
    expect(findingOf(nofollowInternalLink, page(link('/rye', 'Rye', { rel: 'NOFOLLOW noopener' }))).evidence.snippet).toBe(
      'Rye (https://example.com/rye)',
    );
  });
});
