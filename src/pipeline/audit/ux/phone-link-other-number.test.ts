import { expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { phoneLinkOtherNumber } from './phone-link-other-number.ts';

it('shows the number next to the one that is dialed', () => {
  const page = testPage({ links: [link('tel:+494073340552', '040 7340552'), link('tel:+49407340552', '040 7340552')] });
  expect(findingOf(phoneLinkOtherNumber, page).evidence).toMatchObject({ snippet: '040 7340552 (tel:+494073340552)', count: 1 });
});

it('passes links whose words name no number', () => {
  expect(findingsOf(phoneLinkOtherNumber, testPage({ links: [link('tel:+494073340552', 'Call us')] }))).toEqual([]);
});
