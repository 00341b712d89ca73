import { describe, expect, it } from 'vitest';
import { bareSpeaker, isBorrowed, isSourceOfSaying } from './sayings.ts';

describe('isSourceOfSaying', () => {
  it.each([
    '(Konfuzius)',
    '– Confucius',
    '(unbekannt)',
    'Unknown author',
    '-- Chinese proverb --',
    'Afrikanisches Sprichwort',
    'Proverbe chinois',
    'Proverbio africano',
    'Autor desconocido',
    'Johann Wolfgang von Goethe',
    'Seneca, Roman philosopher',
    'Ann Lee, 1749–1832',
  ])('finds one in %j', (line) => {
    expect(isSourceOfSaying(line)).toBe(true);
  });

  it.each([
    'Ann Carter',
    '– Kevin',
    'Anna Schiller, Goethestraße',
    'Client since 2014',
    'Denise K.',
    'Familie Buddenbrock',
    'Ann, 2019 and 2021',
  ])('leaves %j a customer', (line) => {
    expect(isSourceOfSaying(line)).toBe(false);
  });
});

describe('isBorrowed', () => {
  it.each([
    '"Auch der weiteste Weg beginnt mit einem ersten Schritt." (Konfuzius)',
    '„Steter Tropfen höhlt den Stein.“ – Sprichwort',
    '“Hope is a waking dream of man.” - Aristotle',
    '« Petit à petit, l’oiseau fait son nid. » (Proverbe)',
    'wird eines Tages Zeit haben müssen, krank zu sein" (unbekannt)',
    'and finds the time to be ill one day."',
  ])('is true of %j', (text) => {
    expect(isBorrowed(text)).toBe(true);
  });

  it.each([
    '“They came at midnight and saved the kitchen.” – Ann Carter',
    'Pizza 12" with ham',
    'Voted "Best of Dover" in 2019',
    'We call it the "quiet room"',
    'Our bakery “Zum Goldenen Korn” opens at six.',
    'Goethe slept here',
    '„Pünktlich, freundlich und sehr sauber gearbeitet.“ (Familie Huber)',
  ])('is false of %j', (text) => {
    expect(isBorrowed(text)).toBe(false);
  });
});

describe('bareSpeaker', () => {
  it.each([
    ['-- Julie & Gabz --', 'Julie & Gabz'],
    ['(Konfuzius)', 'Konfuzius'],
    ['– Ann Carter (Dover)', 'Ann Carter (Dover)'],
    ['Denise K.', 'Denise K.'],
  ])('%s is %s', (line, name) => {
    expect(bareSpeaker(line)).toBe(name);
  });
});
