import { describe, expect, it } from 'vitest';
import { field, form } from '#testing/audit-page.ts';
import { asksPersonalData, entryFields, personalDataOf } from './form-fields.ts';

describe('entryFields', () => {
  it('leaves out hidden, button-like and invisible fields', () => {
    const fields = ['text', 'hidden', 'submit', 'button', 'reset', 'image'].map((type) => field(type, type));
    expect(entryFields(form([...fields, field('email', 'mail', { hidden: true })])).map(({ name }) => name)).toEqual(['text']);
  });

  it('has nothing to say of a hidden form', () => {
    expect(entryFields(form([field('text', 'a')], { hidden: true }))).toEqual([]);
  });
});

describe('personalDataOf', () => {
  it.each([
    ['email', 'x', null, 'email'],
    ['text', 'user_email', null, 'email'],
    ['text', 'a', 'Vorname', 'given-name'],
    ['text', 'name', 'Name *', 'name'],
    ['tel', 'x', null, 'tel'],
    ['text', 'contactPhoneNumber', null, 'tel'],
    ['text', 'phoneNumber', null, 'tel'],
    ['text', 'a', 'Straße und Hausnummer', 'street-address'],
    ['text', 'a', 'Téléphone *', 'tel'],
    ['text', 'a', 'お名前', 'name'],
    ['text', 'a', 'Email or phone', 'email'],
    ['text', 'a', 'Company name', null],
    ['checkbox', 'email', null, null],
    ['text', 'q', 'Search', null],
  ])('reads %s %s %s as %s', (type, name, label, token) => {
    expect(personalDataOf(field(type, name, { label }))).toBe(token);
  });

  it('makes a form personal', () => {
    expect(asksPersonalData(form([field('email', 'mail')]))).toBe(true);
    expect(asksPersonalData(form([field('search', 'q', { label: 'Search' })]))).toBe(false);
  });
});
