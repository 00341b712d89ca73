import { describe, expect, it } from 'vitest';
import type { SectionItem, SectionPlan } from '#contracts/strategy.ts';
import { lowerFirst } from '#text/characters.ts';
import { destinationText, formName, itemLine, namePages, sectionNote } from './sentences.ts';

const noted = (forms: string[], rest: boolean, sections: string[]) =>
  sectionNote({ forms, carryOver: { rest, sections } } as unknown as SectionPlan);

it('names a form by its purpose, and says form once', () => {
  expect(['contact', 'other', 'Requirement form'].map(formName)).toEqual(['contact form', 'form', 'Requirement form']);
});

describe('sentences from records', () => {
  it.each<[SectionItem, string]>([
    [{ kind: 'card', title: 'Rye', text: 'Dark.' }, 'Rye: Dark.'],
    [{ kind: 'card', title: 'Fresh bread!', text: 'Daily.' }, 'Fresh bread! Daily.'],
    [{ kind: 'question', title: 'Open on Sunday?', text: 'No.' }, 'Open on Sunday? No.'],
    [{ kind: 'quote', title: 'Ada', text: 'Good bread.' }, '"Good bread." – Ada'],
    [{ kind: 'quote', title: '', text: 'Good bread.' }, '"Good bread."'],
    [{ kind: 'text', title: '', text: 'Rye' }, 'Rye'],
  ])('writes %j as one line', (item, line) => {
    expect(itemLine(item)).toBe(line);
  });

  it('says which forms a section contains and what is carried over with it', () => {
    expect(noted([], false, [])).toBe('');
    expect(noted(['contact', 'other'], true, ['News', 'Team'])).toBe(
      'Contains the contact form, field by field as listed under forms. Contains the form, field by field as listed under forms. Carry over the remaining text of this page unchanged. Then carry over these sections unchanged: "News", "Team".',
    );
  });

  it('says where the entries of a form go', () => {
    expect(destinationText({ kind: 'url', value: '/send' })).toBe('/send');
    expect(destinationText({ kind: 'unknown', value: 'a@b.test' })).toContain('the site shows a@b.test');
    expect([formName('other'), formName('contact')]).toEqual(['form', 'contact form']);
  });

  it('names at most five pages', () => {
    expect(namePages(['/a', '/b'])).toBe('/a and /b');
    expect(namePages(['/a', '/b', '/c', '/d', '/e', '/f', '/g'])).toBe('/a, /b, /c, /d and 3 more');
  });

  it('keeps the capitals of abbreviations', () => {
    expect([lowerFirst('A page has no h1'), lowerFirst('Titles are too long'), lowerFirst('HTTPS is not enforced')]).toEqual([
      'a page has no h1',
      'titles are too long',
      'HTTPS is not enforced',
    ]);
  });
});
