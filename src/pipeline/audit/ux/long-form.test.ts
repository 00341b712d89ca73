import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, testPage } from '#testing/audit-page.ts';
import { longForm } from './long-form.ts';

const fields = (count: number, type = 'text') =>
  Array.from({ length: count }, (_, index) => field(type, type === 'radio' ? 'size' : `f${index}`));
const page = (count: number, more = {}) => testPage({ forms: [form(fields(count), more)] });

describe('long-form', () => {
  it('passes short forms, orders and pages without forms', () => {
    expect(findingsOf(longForm, page(8))).toEqual([]);
    expect(findingsOf(longForm, page(20, { purpose: 'order' }))).toEqual([]);
    expect(findingsOf(longForm, testPage())).toEqual([]);
  });

  it('takes the choices of one question for one', () => {
    expect(findingsOf(longForm, testPage({ forms: [form([...fields(12, 'radio'), ...fields(7)])] }))).toEqual([]);
  });

  it('counts and names the fields', () => {
    expect(findingOf(longForm, page(9)).evidence.snippet).toMatch(/^9 fields: Your f0, Your f1/);
  });
});
