import { describe, expect, it } from 'vitest';
import { createCutter, cutterOf } from './cut-sentences.ts';

describe('createCutter', () => {
  it('puts the words in place of others, in the middle of a sentence', () => {
    const { cut } = createCutter([{ text: '15 minutes', instead: '20 minutes' }]);
    expect(cut('The walk takes 15 minutes. Bring shoes.')).toBe('The walk takes 20 minutes. Bring shoes.');
    expect(cut('It takes 115 minutes.')).toBe('It takes 115 minutes.');
  });

  it('replaces the whole sentence by a sentence', () => {
    const { cut } = createCutter([{ text: 'the best bakery in town', instead: 'We bake by hand.' }]);
    expect(cut('Welcome. We are the best bakery in town and open daily.')).toBe('Welcome. We bake by hand.');
  });

  it('doubles no mark at the end of what it puts in place', () => {
    const { cut } = createCutter([{ text: 'The ghost of our lake !', instead: 'The ghost of our lakes !' }]);
    expect(cut('The ghost of our lake ! A fish that fights.')).toBe('The ghost of our lakes ! A fish that fights.');
    expect(cut('The ghost of our lakes ! A fish that fights.')).toBe('The ghost of our lakes ! A fish that fights.');
  });

  it('puts punctuation right only where it is wrong', () => {
    const { cut } = createCutter([{ text: 'domestic or commercial .', instead: 'domestic or commercial.' }]);
    expect(cut('All jobs, domestic or commercial . We move.')).toBe('All jobs, domestic or commercial. We move.');
    expect(cut('Domestic or commercial, down to single items.')).toBe('Domestic or commercial, down to single items.');
  });

  it('says a replacement once', () => {
    const { cut } = createCutter([{ text: 'Award-winning bread', instead: 'Bread from our mill' }]);
    expect(cut('Bread from our mill')).toBe('Bread from our mill');
  });

  it('puts a wrong word right where the text has the right one, too', () => {
    const { cut } = createCutter([{ text: '150 14001', instead: 'ISO 14001' }]);
    expect(cut('ISO 14001 Ambiente: 150 14001 es la norma.')).toBe('ISO 14001 Ambiente: ISO 14001 es la norma.');
    const whole = createCutter([{ text: 'ISO 14001', instead: 'ISO 14001:2015' }]);
    expect(whole.cut('ISO 14001:2015 es la norma.')).toBe('ISO 14001:2015 es la norma.');
  });

  it('finds a phone number however it is written', () => {
    const { cut } = createCutter([{ text: '+49 6131 12345', isExact: true }]);
    expect(cut('Call us: 06131/12345. We answer.')).toBe('We answer.');
    expect(cut('tel:+49613112345')).toBe('');
    expect(cut('+49 (0)6131 12345')).toBe('');
    expect(cut('+43 6131 12345')).toBe('+43 6131 12345');
    expect(cut('Call 06131 99999.')).toBe('Call 06131 99999.');
  });

  it('cuts an exact price, not a figure that contains it', () => {
    const { cut } = createCutter([{ text: '15 €', isExact: true }]);
    expect(cut('A loaf. It costs 15 €.')).toBe('A loaf.');
    expect(cut('It costs 115 €.')).toBe('It costs 115 €.');
  });

  it('finds exact words that are named from the middle of one', () => {
    const { cut, strip } = createCutter([{ text: 'alestra riabilitativa', isExact: true }]);
    expect([cut('Palestra riabilitativa di Castellamonte'), strip('La palestra riabilitativa')]).toEqual(['', 'La']);
    expect(createCutter([{ text: 'own mill', isExact: true }]).cut('It is in a town mill.')).toBe('It is in a town mill.');
  });

  it('reads typographic quotes and dashes as plain ones', () => {
    expect(cutterOf(["the mill's own bread - since ever"]).cut('Try the mill’s own bread – since ever.')).toBe('');
  });

  it('strips words from a name and tidies what is left', () => {
    expect(createCutter([{ text: '3.90 €', isExact: true }]).strip('Sourdough loaf (3.90 €)')).toBe('Sourdough loaf');
  });

  it.each([
    ['Soporte y asistencia técnica para la implementación de normas.', 'Soporte y asistencia técnica para implementar normas.'],
    ['Asistencia técnica para implementación de normas.', 'Asistencia técnica para implementar normas.'],
    ['La implementación de normas lleva tiempo.', 'La asistencia técnica para implementar normas lleva tiempo.'],
  ])('repeats no word that comes before it: %s', (text, expected) => {
    expect(createCutter([{ text: 'implementación de normas', instead: 'asistencia técnica para implementar normas' }]).cut(text)).toBe(
      expected,
    );
  });

  it('applies a replacement once where it contains the words', () => {
    const { cut, strip } = createCutter([{ text: 'open daily', instead: 'open daily from seven' }]);
    expect(cut(cut('We are open daily.'))).toBe('We are open daily from seven.');
    expect(strip('Open daily from seven')).toBe('Open daily from seven');
  });

  it('strips a part of a list, and the whole entry where a sentence would lack its subject', () => {
    const { strip } = cutterOf(['Our board of directors']);
    expect(strip('Members, our board of directors, friends')).toBe('Members, friends');
    expect(strip('Our board of directors may refuse a gift')).toBe('');
  });
});
