import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, testPage } from '#testing/audit-page.ts';
import { wrongFieldType } from './wrong-field-type.ts';

const page = (...fields: ReturnType<typeof field>[]) => testPage({ forms: [form(fields)] });

describe('wrong-field-type', () => {
  it('passes fields of the right type and other fields', () => {
    expect(findingsOf(wrongFieldType, page(field('email', 'email'), field('tel', 'phone'), field('text', 'subject')))).toEqual([]);
    expect(findingsOf(wrongFieldType, testPage())).toEqual([]);
  });

  it('shows the field and what is meant', () => {
    expect(findingOf(wrongFieldType, page(field('text', 'phone'), field('text', 'x', { label: 'E-Mail' }))).evidence).toMatchObject({
      snippet: 'Your phone: type text, should be tel',
      count: 2,
    });
  });
});
