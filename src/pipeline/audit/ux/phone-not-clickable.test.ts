import { describe, expect, it } from 'vitest';
import type { PageContact } from '#contracts/page.ts';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { phoneNotClickable } from './phone-not-clickable.ts';

const phone = (value: string, selector = 'footer > p'): PageContact => ({ kind: 'phone', value, platform: '', selector, snippet: value });

describe('phone-not-clickable', () => {
  it('passes a number that is linked, written with or without country code', () => {
    expect(
      findingsOf(phoneNotClickable, testPage({ contacts: [phone('01 234 567 89')], links: [link('tel:+43123456789', 'Call')] })),
    ).toEqual([]);
  });

  it('passes a number whose link writes its spaces as %20', () => {
    const links = [link('tel:+43%205522%20204060', '+43 5522 204060')];
    expect(findingsOf(phoneNotClickable, testPage({ contacts: [phone('+43 5522 204060')], links }))).toEqual([]);
  });

  it('passes pages without numbers and numbers that only machines read', () => {
    expect(findingsOf(phoneNotClickable, testPage())).toEqual([]);
    expect(findingsOf(phoneNotClickable, testPage({ contacts: [phone('01 234 567 89', 'head > script')] }))).toEqual([]);
  });

  it('shows the number unchanged', () => {
    const page = testPage({ contacts: [phone('01 234 567 89'), phone('01 999 888 77')], links: [link('tel:0199988877', 'Call')] });
    expect(findingOf(phoneNotClickable, page).evidence).toMatchObject({ snippet: '01 234 567 89', count: 1 });
  });
});
