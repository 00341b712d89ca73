import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, testPage } from '#testing/audit-page.ts';
import { formSendsByMailProgram } from './form-sends-by-mail-program.ts';

const page = (more = {}) => testPage({ forms: [form([field('email', 'mail')], more)] });

describe('form-sends-by-mail-program', () => {
  it('passes forms sent to a URL, hidden forms, and pages without forms', () => {
    expect(findingsOf(formSendsByMailProgram, page())).toEqual([]);
    expect(findingsOf(formSendsByMailProgram, page({ action: 'mailto:a@example.com', hidden: true }))).toEqual([]);
    expect(findingsOf(formSendsByMailProgram, testPage())).toEqual([]);
  });

  it('shows the URL', () => {
    expect(findingOf(formSendsByMailProgram, page({ action: 'mailto:a@example.com' })).evidence.snippet).toBe('mailto:a@example.com');
  });
});
