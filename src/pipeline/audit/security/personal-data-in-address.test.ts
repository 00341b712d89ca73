import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, testPage } from '#testing/audit-page.ts';
import { personalDataInAddress } from './personal-data-in-address.ts';

const page = (more = {}) => testPage({ forms: [form([field('email', 'mail')], { method: 'GET', ...more })] });

describe('personal-data-in-address', () => {
  it.each([{ method: 'post' }, { action: '' }, { fields: [field('search', 'q', { label: 'Search' })] }, { hidden: true }])(
    'passes %j',
    (more) => {
      expect(findingsOf(personalDataInAddress, page(more))).toEqual([]);
    },
  );

  it('shows form and address', () => {
    expect(findingOf(personalDataInAddress, page()).evidence).toMatchObject({
      selector: 'main > form',
      snippet: 'contact form, method get, to https://example.com/send',
    });
  });
});
