import { describe, expect, it } from 'vitest';
import { callToAction, field, findingOf, findingsOf, form, link, testPage } from '#testing/audit-page.ts';
import { missingCallToAction } from './missing-call-to-action.ts';

const bare = testPage({ callsToAction: [] });

describe('missing-call-to-action', () => {
  it.each([
    ['a call to action', testPage()],
    ['a form', { ...bare, forms: [form([field('email', 'mail')])] }],
    ['a phone link', { ...bare, links: [link('tel:+4312345', '+43 1 2345')] }],
    ['a link that looks like a button', { ...bare, links: [link('/order', 'Order', { buttonLike: true })] }],
    ['another kind of page', { ...bare, type: 'article' as const }],
    ['a page that was cut short', { ...bare, cutBy: ['bytes'] }],
  ])('passes %s', (_, page) => {
    expect(findingsOf(missingCallToAction, page)).toEqual([]);
  });

  it('does not count hidden calls or a search field', () => {
    const page = {
      ...bare,
      callsToAction: [callToAction('Order', { hidden: true })],
      forms: [form([field('search', 'q')], { purpose: 'search' })],
    };
    expect(findingOf(missingCallToAction, page).evidence.lookedIn).toContain('body of the page as served');
  });
});
