import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { readInput } from '../read-site.ts';
import { createTextVerifier } from './verify-text.ts';

const LIMITS = { max: 300 };

/** The verifier of a site in a language that says these words. */
function verifierOf(language: string, ...texts: string[]) {
  const input = richInput();
  input.profile.languages = [language];
  const [home] = input.site.pages;
  home?.blocks.push(...texts.map((text) => ({ tag: 'p', text, selector: 'main > p', region: 'main' as const, hidden: false })));
  return createTextVerifier(readInput(input), buildStrategy(input));
}

describe('a statement in English', () => {
  const refund = 'Parents who pay must see the money-back rule and 30 years of experience.';

  it('may name a claim in its own words where the site is in another language', () => {
    const german = ['Unsere Geld-zurück-Regel gilt für alle.', 'Seit 30 Jahren dabei.'];
    expect(verifierOf('de', ...german).statement(refund, LIMITS)).toBe('');
    expect(verifierOf('en', ...german).statement(refund, LIMITS)).not.toBe('');
    expect(verifierOf('de', 'Unsere Geld-zurück-Regel gilt für alle.').statement(refund.replace('30', '41'), LIMITS)).not.toBe('');
  });

  it('may name a country that the site names in its language', () => {
    const words = 'Most buyers live in the Netherlands and cannot come.';
    expect(verifierOf('nl', 'Wij werken in Nederland.').advice(words, LIMITS)).toBe('');
    expect(verifierOf('nl').advice(words, LIMITS)).not.toBe('');
  });
});

describe('copy', () => {
  it('may name the place that the embedded map shows', () => {
    const words = 'Massage at Peter Bangs Vej in Frederiksberg';
    const input = richInput();
    const verify = () => createTextVerifier(readInput(input), buildStrategy(input)).statement(words, LIMITS);
    expect(verify()).not.toBe('');
    const value = 'https://maps.google.com/maps?q=Peter%20Bangs%20Vej%2053%202000%20Frederiksberg+Massage';
    const map = { kind: 'map' as const, value, platform: '', source: 'link' as const, region: 'main' as const, selector: 'a', snippet: '' };
    input.site.pages[0]?.contacts.push(map);
    expect(verify()).toBe('');
  });

  it('may name the service of a map and the technique of pages', () => {
    const verify = verifierOf('it', 'La mappa si carica con un clic, solo quando la aprite.');
    expect(verify.copy('Mappa: è di Google Maps e si carica solo con un clic.', LIMITS, { own: [] })).toBe('');
    expect(verify.copy('Mappa: è di Mappa Felice e si carica solo con un clic.', LIMITS, { own: [] })).not.toBe('');
    expect(verify.check('Every page can be read without JavaScript.', LIMITS)).toBe('');
  });

  it('is not held against the ranks of other languages', () => {
    const words = 'Most of top.';
    expect(verifierOf('hu').label(words, LIMITS)).toBe('');
    expect(verifierOf('en').label(words, LIMITS)).toBe('the site does not promise that');
  });

  it('may use another form of a word that the site promises with', () => {
    const words = 'Certificar una norma';
    expect(verifierOf('es', 'Certificación de sistemas.').label(words, LIMITS)).toBe('');
    expect(verifierOf('es').label(words, LIMITS)).toBe('the site does not promise that');
  });

  it('may write words of the site with capitals on a button and in a title', () => {
    const words = 'Cattle for Sale';
    expect(verifierOf('en', 'Livestock sales: our cattle.').label(words, LIMITS)).toBe('');
    expect(verifierOf('en', 'Livestock sales.').label('Sales of Nguni', LIMITS)).not.toBe('');
  });

  it('may use the signs of the site, and no others', () => {
    expect(verifierOf('en', '🟢 In stock').copy('🟢 In stock, €5', { max: 300 }, { own: ['🟢 In stock', '€5'] })).not.toContain('markup');
    expect(verifierOf('en', '🟢 In stock').copy('🔥 In stock', { max: 300 }, { own: ['🟢 In stock'] })).toContain('markup');
  });

  it('may list standards behind one name, as the site names each', () => {
    const site = 'ISO 9001 quality. ISO 14001 environment. Room 45001.';
    const why = (words: string) => verifierOf('en', site).copy(words, { max: 300 }, { own: [] });
    expect(why('Quality and environment by ISO 9001 and 14001')).not.toContain('figure');
    expect(why('Quality and environment by ISO 9001 and 45001')).toContain('figure');
  });

  it('may put words of the site between other quotation marks', () => {
    const words = 'Knowing that I can reach the owner of your help has been amazing for Jane’s group.';
    expect(verifierOf('en', words).copy(`"${words}"`, { max: 300 }, { own: [] })).toBe('');
  });

  it('takes no German noun after an article for a name', () => {
    expect(verifierOf('de').label('Auf der Karte zeigen', LIMITS)).toBe('');
    expect(verifierOf('de').label('Das Goldene Brot gewonnen', LIMITS)).not.toBe('');
  });

  it('may use a part of a German compound as a noun', () => {
    const words = 'Eine Stunde Automatik für jeden';
    expect(verifierOf('de', 'Die Ausbildungsstunde für jeden auf einem Automatikfahrzeug.').label(words, LIMITS)).toBe('');
    expect(verifierOf('de').label(words, LIMITS)).not.toBe('');
  });
});
