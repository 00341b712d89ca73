import { describe, expect, it } from 'vitest';
import { isVaguePhrase } from './vague-phrases.ts';

describe('isVaguePhrase', () => {
  it.each([
    'read more',
    'Click here!',
    'Learn more >>',
    'HERE',
    '… more',
    'Details »',
    'Mehr',
    'Weiterlesen →',
    'weitere Informationen',
    'En savoir plus',
    'Lire la suite…',
    'Ver más',
    'leer más',
    'Ver Mas',
    'aquí.',
    '詳細',
    'こちら',
    'もっと見る＞',
    'Plus d’infos',
  ])('says yes to %s', (name) => {
    expect(isVaguePhrase(name)).toBe(true);
  });

  it.each(['', '→', 'Read more about rye', 'Moreover', 'Contact', 'Start', 'Suite', 'Order details for staff', '詳細な料金'])(
    'says no to %j',
    (name) => {
      expect(isVaguePhrase(name)).toBe(false);
    },
  );

  it('reads letters that are composed of two characters', () => {
    expect(isVaguePhrase('ver más'.normalize('NFD'))).toBe(true);
  });
});
