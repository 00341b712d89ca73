import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, testPage } from '#testing/audit-page.ts';
import { formWithoutDestination } from './form-without-destination.ts';

const page = (more = {}) => testPage({ forms: [form([field('email', 'mail')], { action: '', ...more })] });

describe('form-without-destination', () => {
  it.each([{ action: 'https://example.com/send' }, { purpose: 'search' }, { hidden: true }, { method: '' }, { fields: [] }])(
    'passes %j',
    (more) => {
      expect(findingsOf(formWithoutDestination, page(more))).toEqual([]);
    },
  );

  it('shows which form', () => {
    expect(findingOf(formWithoutDestination, page()).evidence.snippet).toBe('contact form, button “Send your question”, no action');
  });
});
