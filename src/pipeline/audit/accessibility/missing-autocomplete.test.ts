import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, testPage } from '#testing/audit-page.ts';
import { missingAutocomplete } from './missing-autocomplete.ts';

const page = (...fields: ReturnType<typeof field>[]) => testPage({ forms: [form(fields)] });

describe('missing-autocomplete', () => {
  it('passes fields that name their purpose, other fields, and none', () => {
    expect(findingsOf(missingAutocomplete, page(field('email', 'mail', { autocomplete: 'email' }), field('text', 'subject')))).toEqual([]);
    expect(findingsOf(missingAutocomplete, testPage())).toEqual([]);
  });

  it('names field and token', () => {
    const { evidence } = findingOf(
      missingAutocomplete,
      page(field('email', 'mail'), field('text', 'a', { label: 'Postcode', autocomplete: ' ' })),
    );
    expect(evidence).toMatchObject({ snippet: 'Your mail: autocomplete="email" is missing', count: 2 });
    expect(evidence.more[0]).toContain('postal-code');
  });
});
