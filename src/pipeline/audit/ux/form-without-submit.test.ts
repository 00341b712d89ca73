import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, testPage } from '#testing/audit-page.ts';
import { formWithoutSubmit } from './form-without-submit.ts';

const page = (more = {}) => testPage({ forms: [form([field('email', 'mail')], { submitText: ' ', ...more })] });

describe('form-without-submit', () => {
  it.each([
    { submitText: 'Ask' },
    { purpose: 'search' },
    { hidden: true },
    { method: '' },
    { fields: [] },
    { fields: [field('select', 'language')] },
  ])('passes %j', (more) => {
    expect(findingsOf(formWithoutSubmit, page(more))).toEqual([]);
  });

  it('names the fields of the form', () => {
    expect(findingOf(formWithoutSubmit, page()).evidence).toMatchObject({ selector: 'main > form', snippet: 'fields: Your mail' });
  });
});
