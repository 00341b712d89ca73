import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { isSpokenOn } from './spoken-languages.ts';
import { findTrustSignals } from './trust-signals.ts';

const kindsOf = (body: string) => findTrustSignals(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map((signal) => signal.trustKind);

const ENGLISH = `<p>We bake bread in a small house by the river, and everyone who walks past in the morning can smell what the day will
  bring to the table of the village.</p>`;
const FRENCH = `<p>Nous faisons du pain dans une petite maison au bord de la rivière, et tous ceux qui passent le matin sentent ce que la
  journée apportera à la table du village.</p>`;
const GERMAN = `<p>Wir backen Brot in einem kleinen Haus am Fluss, und wer am Morgen vorbeigeht, der riecht schon, was der Tag auf den Tisch
  des Dorfes bringen wird.</p>`;

describe('isSpokenOn', () => {
  const page = (detectedLanguage: string | null, lang: string | null = null) => ({ detectedLanguage, lang }) as never;

  it.each([
    ['the language of the text', 'de', null, 'de', true],
    ['another language', 'en', null, 'it', false],
    ['English in any text', 'ja', null, 'en', true],
    ['the language that the page names', 'en', 'nl-BE', 'nl', true],
    ['a sister of the language', 'no', null, 'da', true],
    ['no sister of the language', 'no', 'no', 'fi', false],
    ['any language where none is known', null, null, 'it', true],
  ])('%s', (_, detected, lang, language, spoken) => expect(isSpokenOn(page(detected, lang), language)).toBe(spoken));
});

describe('words of one language in texts of another', () => {
  it.each([
    ['a car hire named like a French opinion', `${ENGLISH}<p>AVIS Car Hire, 3 Mill Road</p>`],
    ['certificates in a lecture', `${ENGLISH}<p>Paul gave a talk on the new Airman Certification Standard.</p>`],
    [
      'a German case that looks like an English "I am"',
      `${GERMAN}<p>Im Falle von Domainstreitigkeiten schreiben Sie bitte zuerst an uns.</p>`,
    ],
  ])('prove nothing: %s', (_, body) => expect(kindsOf(body)).toEqual([]));

  it.each([
    [
      'Italian words on an Italian page',
      `<p>Facciamo il pane in una piccola casa vicino al fiume, e chi passa la mattina sente già il profumo di
      quello che sarà in tavola.</p><p>Azienda certificata biologica.</p>`,
    ],
    ['English words on a German page', `${GERMAN}<p>ISO 9001 certified.</p>`],
    ['French words on a French page', `${FRENCH}<p>Entreprise certifiée.</p>`],
  ])('but count as %s', (_, body) => expect(kindsOf(body)).toEqual(['certifications']));
});

describe('legal texts on a page that has more', () => {
  const imprint = '<h3>Streit</h3><p>Meisterbetrieb der Innung, gegründet 1974.</p><p>Eingetragen im Vereinsregister Mainz.</p>';

  it.each([['Impressum'], ['Imprint'], ['Aviso legal'], ['Mentions légales'], ['Note legali'], ['Datenschutz']])(
    'are no proof below "%s"',
    (title) => {
      const proof = '<p>Meisterbetrieb der Innung, gegründet 1974.</p>';
      expect(kindsOf(`<h2>Brot</h2><p>Wir backen.</p><h2>${title}</h2>${proof}`)).toEqual([]);
      expect(kindsOf(`<h2>Brot</h2><p>Wir backen.</p><h2>Handwerk</h2>${proof}`)).toEqual(['certifications', 'years-in-business']);
    },
  );

  it('say how the owner is registered', () => expect(kindsOf(`<h2>Impressum</h2>${imprint}`)).toEqual(['legal-status']));
});
