import { describe, expect, it } from 'vitest';
import { isPerson, personIn } from './people-names.ts';

describe('isPerson', () => {
  it.each([
    ['Ann Carter'],
    ['Christa & Paul Berg'],
    ['Anna und Paul Berg'],
    ['Chef Ann Carter'],
    ['Dr. Anna Neri'],
    ['Giulia DI STEFANO'],
    ['ANN CARTER'],
  ])('takes %s', (text) => expect(isPerson(text)).toBe(true));

  it.each([
    ['Instructor Availability'],
    ['Training and Inspiration'],
    ['Unity University'],
    ['Dipartimento di Archeologia'],
    ['Universidad de Madrid'],
    ['Stowarzyszenie Dom'],
    ['URJC Madrid'],
    ['Gold Medal'],
    ['Committee Members'],
    ['Our Team'],
  ])('leaves out %s', (text) => expect(isPerson(text)).toBe(false));
});

describe('personIn', () => {
  it.each([
    ['a line with brackets', { text: 'Giuseppe Neri (Direzione)' }, { name: 'Giuseppe Neri', role: 'Direzione' }],
    ['a line with a comma', { text: 'Anna Berger, Zahnärztin' }, { name: 'Anna Berger', role: 'Zahnärztin' }],
    ['a label', { text: 'Treasurer: Ann Carter' }, { name: 'Ann Carter', role: 'Treasurer' }],
    ['a dash', { text: 'Anna Nowak – członek zarządu' }, { name: 'Anna Nowak', role: 'członek zarządu' }],
    ['cells', { text: 'Presidente Ana Ruiz', pieces: ['Presidente', 'Ana Ruiz'] }, { name: 'Ana Ruiz', role: 'Presidente' }],
    ['an address behind the name', { text: 'Ann Carter <ann (at) example.test>' }, { name: 'Ann Carter', role: 'ann at example.test' }],
  ])('reads %s', (_, line, person) => expect(personIn(line)).toMatchObject({ name: person.name }));

  it.each([
    ['a price', { text: 'Rye Bread, 3 €' }],
    ['a place behind a label', { text: 'Address: Harbour Street' }],
    ['a firm', { text: 'Moor School, Leeds' }],
  ])('leaves out %s', (_, line) => expect(personIn(line)?.role ?? '').toBe(''));
});
