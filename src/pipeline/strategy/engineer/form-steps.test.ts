import { describe, expect, it } from 'vitest';
import type { FormField, PageForm } from '#contracts/page.ts';
import { draftPage } from '#testing/strategy-input.ts';
import { fieldsOf, isOwnForm } from './form-steps.ts';

const field = (type: string, label: string): FormField => ({
  ...{ type, name: label, label, placeholder: '', required: true, autocomplete: null, options: [] },
  ...{ selector: label, region: 'main', hidden: false },
});
const form = (selector: string, more: Partial<PageForm>): PageForm => ({
  ...{ action: '', method: 'post', fields: [], submitText: '', purpose: 'other', selector, region: 'main', hidden: false },
  ...more,
});
const booking = form('#booking', { purpose: 'booking', submitText: 'Send request', fields: [field('text', 'From'), field('text', 'To')] });
const picker = form('#picker', { fields: [field('date', 'Date'), field('time', 'Time')] });
const cookies = form('#cookies', { submitText: 'Understood' });
const search = form('#search', { purpose: 'search', fields: [field('search', 'Words')] });
const pageWith = (...forms: PageForm[]) => ({ ...draftPage({ path: '/booking', type: 'booking', outline: [] }), forms });

describe('forms in several steps', () => {
  it('are one form with all fields', () => {
    const page = pageWith(booking, picker, search);
    expect(fieldsOf(booking, page).map(({ label }) => label)).toEqual(['Date', 'Time', 'From', 'To']);
    expect([booking, picker, search].map((one) => isOwnForm(one, page))).toEqual([true, false, true]);
  });

  it('are two where both have a button', () => {
    const callback = form('#callback', { submitText: 'Call me back', fields: [field('tel', 'Phone')] });
    expect(isOwnForm(callback, pageWith(booking, callback))).toBe(true);
    expect(fieldsOf(booking, pageWith(booking, callback))).toHaveLength(2);
  });

  it('leave a form without a button alone where no other sends it', () => {
    expect(isOwnForm(picker, pageWith(picker, search))).toBe(true);
  });

  it('are no quiz, which answers on the page', () => {
    const questions = [field('radio', 'For whom?'), field('checkbox', 'Interests'), { ...field('textarea', 'More'), required: false }];
    const quiz = form('#quiz', { submitText: 'Show ideas', fields: questions });
    expect(isOwnForm(quiz, pageWith(quiz))).toBe(false);
    expect(isOwnForm({ ...quiz, fields: [...questions, field('email', 'Email')] }, pageWith(quiz))).toBe(true);
    expect(isOwnForm({ ...quiz, action: '/ideas' }, pageWith(quiz))).toBe(true);
  });

  it('are no choice of a version without a button', () => {
    expect(isOwnForm(form('#version', { fields: [field('select', 'Version')] }), pageWith(search))).toBe(false);
  });

  it('are no cookie notice with a lone button', () => {
    expect(isOwnForm(cookies, pageWith(booking, cookies))).toBe(false);
  });
});
