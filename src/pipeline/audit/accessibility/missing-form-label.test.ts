import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, testPage } from '#testing/audit-page.ts';
import { missingFormLabel } from './missing-form-label.ts';

const page = (...fields: ReturnType<typeof field>[]) => testPage({ forms: [form(fields)] });

describe('missing-form-label', () => {
  it('passes labelled fields and pages without forms', () => {
    expect(findingsOf(missingFormLabel, page(field('email', 'mail')))).toEqual([]);
    expect(findingsOf(missingFormLabel, testPage())).toEqual([]);
  });

  it.each(['hidden', 'submit', 'button', 'reset', 'image'])('asks no label of type %s', (type) => {
    expect(findingsOf(missingFormLabel, page(field(type, 'x', { label: null })))).toEqual([]);
  });

  it.each(['text', 'select', 'textarea', 'checkbox', 'file'])('flags type %s', (type) => {
    expect(findingsOf(missingFormLabel, page(field(type, 'x', { label: null })))).toHaveLength(1);
  });

  it('does not take a placeholder for a label', () => {
    const { evidence } = findingOf(missingFormLabel, page(field('email', '', { label: ' ', placeholder: 'Your mail', selector: '#mail' })));
    expect(evidence).toMatchObject({ selector: '#mail', snippet: 'email Your mail', count: 1 });
  });

  it('leaves out hidden fields and traps for software', () => {
    expect(findingsOf(missingFormLabel, page(field('text', '_honey', { label: null, trap: true })))).toEqual([]);
    expect(findingsOf(missingFormLabel, page(field('text', 'x', { label: null, hidden: true })))).toEqual([]);
  });
});
