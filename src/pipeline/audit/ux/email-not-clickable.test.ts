import { describe, expect, it } from 'vitest';
import type { PageContact } from '#contracts/page.ts';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { emailNotClickable } from './email-not-clickable.ts';

const email = (value: string): PageContact => ({ kind: 'email', value, platform: '', selector: 'footer > p', snippet: value });

describe('email-not-clickable', () => {
  it.each(['mailto:info@example.com', 'MAILTO:Info@Example.com?subject=Bread', 'mailto:info%40example.com'])(
    'passes an address linked by %s',
    (href) => {
      expect(findingsOf(emailNotClickable, testPage({ contacts: [email('info@example.com')], links: [link(href, 'Write')] }))).toEqual([]);
    },
  );

  it('passes pages without addresses', () => {
    expect(findingsOf(emailNotClickable, testPage())).toEqual([]);
  });

  it('shows the address, also next to a broken mail link', () => {
    const page = testPage({ contacts: [email('info@example.com')], links: [link('mailto:%E0%A4', 'Write')] });
    expect(findingOf(emailNotClickable, page).evidence.snippet).toBe('info@example.com');
  });
});
