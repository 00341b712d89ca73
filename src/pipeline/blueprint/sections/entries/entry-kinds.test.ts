import { describe, expect, it } from 'vitest';
import { type Entry, emptySection, textEntry } from '../../pages/page-content.ts';
import { asPeople, isMoney, withEntryKinds } from './entry-kinds.ts';

const words = (text: string) => ({ text, from: 'page:/' });
const entry = (title: string, text: string): Entry => ({ ...textEntry(words(text)), kind: 'card', title: words(title) });
const kinds = (...entries: Entry[]) => {
  const section = withEntryKinds({ ...emptySection('list', 'content'), entries });
  return [section.kind, ...section.entries.map(({ kind, title }) => `${kind} ${title?.text}`)];
};

describe('withEntryKinds', () => {
  it('takes words in quotation marks under a name for quotes', () => {
    expect(kinds(entry('Simone H.', '„Der beste Honig.“'), entry('Anna', '“I come back for it.”'))).toEqual([
      'content',
      'quote Simone H.',
      'quote Anna',
    ]);
  });

  it('takes titles that ask for questions', () => {
    expect(kinds(entry('Is it refunded?', 'Often.'), entry('And children?', 'Welcome.'))).toEqual([
      'content',
      'question Is it refunded?',
      'question And children?',
    ]);
  });

  it('knows names and roles in turns for people, and leaves other short lines alone', () => {
    const line = (text: string) => textEntry(words(text));
    const section = (...lines: string[]) => asPeople({ ...emptySection('list', 'content'), entries: lines.map(line) });
    const people = section('Reece Harvey', 'Head of Logistics', 'Ryan Hardwick', 'Treasurer');
    expect(people.entries.map(({ title, text }) => `${title?.text}: ${text?.text}`)).toEqual([
      'Reece Harvey: Head of Logistics',
      'Ryan Hardwick: Treasurer',
    ]);
    expect(section('Rye', 'Wheat', 'Spelt', 'Oat').entries).toHaveLength(4);
  });

  it('takes titles that count from one for steps, without their numbers', () => {
    expect(kinds(entry('1. Meet', 'We talk.'), entry('2. Plan', 'We plan.'))).toEqual(['how-it-works', 'card Meet', 'card Plan']);
  });

  it.each([
    ['offers', [entry('Bread', 'Rye and wheat.'), entry('Cake', 'On Saturdays.')]],
    ['titles that count from elsewhere', [entry('3. Meet', 'We talk.'), entry('4. Plan', 'We plan.')]],
    ['a single question', [entry('Why us?', 'We bake.'), entry('Bread', 'Rye.'), entry('Cake', 'Plum.')]],
  ])('leaves %s alone', (_, list) => {
    expect(kinds(...list)).toEqual(['content', ...list.map(({ title }) => `card ${title?.text}`)]);
  });
});

describe('isMoney', () => {
  it.each([
    ['45 euros', true],
    ['ab 30 Euro', true],
    ['120 CHF', true],
    ['45 minutes', false],
    ['euros', false],
    ['We take 45 euros for the first hour', false],
  ])('%s: %s', (text, expected) => {
    expect(isMoney(text)).toBe(expected);
  });
});
